import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { findFreePort } from "./find-free-port.ts";

export type MailServer = {
  url: string;
  /** Every mail it took, in order. */
  taken: Email[];
  /** Plays what a mail server does on a bad day, until told otherwise. */
  behave: (how: Behaviour) => void;
  close: () => Promise<void>;
};

/** Takes mail, says a code instead, or never answers. */
export type Behaviour = "well" | { code: number } | "silent";

/** A mail server on loopback that speaks SMTP. */
export async function startMailServer(port?: number): Promise<MailServer> {
  const listening = port ?? (await findFreePort());
  const taken: Email[] = [];
  let behaviour: Behaviour = "well";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (behaviour === "silent") return;
      if (behaviour !== "well") {
        const { code } = behaviour;
        done(Object.assign(new Error("not now"), { responseCode: code }));
        return;
      }
      taken.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(listening, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${listening}`,
    taken,
    behave: (how) => {
      behaviour = how;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
