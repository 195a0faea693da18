import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type EmailJsCall = {
  service_id: string;
  template_id: string;
  user_id: string;
  accessToken?: string;
  template_params: Record<string, string>;
};

/** EmailJS's REST interface on loopback: takes every call, or answers with a status, or not at all (0). */
export async function startEmailJs() {
  const taken: EmailJsCall[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (status === 0) return;
    if (status === 200) taken.push(JSON.parse(Buffer.concat(chunks).toString("utf8")) as EmailJsCall);
    response
      .writeHead(request.url === "/api/v1.0/email/send" ? status : 404)
      .end(status === 200 ? "OK" : "No");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answer: (next: number) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
