// Scans that come at a fixed rate, whether or not those before are answered, as a process of its own. A time counts from the
// moment at which the scan was due, so that a server that falls behind cannot hide it.
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { exchange } from "./raw-http.ts";

export type Arrivals = {
  origin: string;
  /** One a person, who scans once. */
  cookies: string[];
  perSecond: number;
  seconds: number;
  /** Base64 of the PDF. */
  resume: string;
  ad: string;
  /** What makes the ads of this run unlike those of others. */
  run: string;
};
export type Arrived = {
  /** Milliseconds of the scans that were answered with a report. */
  times: number[];
  /** Other answers, by status. */
  others: Record<string, number>;
  /** Refusals that did not say when to come again. */
  silent: number;
};

process.on("message", async (arrivals: Arrivals) => process.send!(await run(arrivals)));

async function run(arrivals: Arrivals): Promise<Arrived> {
  const arrived: Arrived = { times: [], others: {}, silent: 0 };
  const started = performance.now();
  const pending: Promise<void>[] = [];
  for (let index = 0; index < arrivals.perSecond * arrivals.seconds; index += 1) {
    const due = started + (1000 * index) / arrivals.perSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    pending.push(scanOnce(arrivals, index, due, arrived));
  }
  await Promise.all(pending);
  return arrived;
}

async function scanOnce(arrivals: Arrivals, index: number, due: number, arrived: Arrived): Promise<void> {
  const { hostname, port } = new URL(arrivals.origin);
  const socket = connect(Number(port), hostname).setNoDelay();
  try {
    const { status, retryAfter } = await exchange(socket, writeScan(arrivals, index));
    if (status === "200") return void arrived.times.push(performance.now() - due);
    arrived.others[status] = (arrived.others[status] ?? 0) + 1;
    if (retryAfter === null) arrived.silent += 1;
  } catch (error) {
    const { message } = error as Error;
    arrived.others[message] = (arrived.others[message] ?? 0) + 1;
  } finally {
    socket.destroy();
  }
}

const BOUNDARY = "----scan";

function writeScan({ origin, cookies, resume, ad, run }: Arrivals, index: number): Buffer {
  const body = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="resume"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    Buffer.from(resume, "base64"),
    Buffer.from(
      `\r\n--${BOUNDARY}\r\ncontent-disposition: form-data; name="jobDescription"\r\n\r\n${ad}\nReference ${run}-${index}\r\n--${BOUNDARY}--\r\n`,
    ),
  ]);
  const head = [
    "POST /api/scan HTTP/1.1",
    `host: ${new URL(origin).host}`,
    `cookie: vouch-session=${cookies[index % cookies.length]}`,
    "sec-fetch-site: same-origin",
    // Everybody comes from a network of their own, as the server's proxy would say it.
    `x-forwarded-for: 10.${(index >> 8) & 255}.${index & 255}.1`,
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    `content-length: ${body.length}`,
    "connection: close",
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]);
}
