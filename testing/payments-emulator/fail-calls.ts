import { type ApiAnswer, type ApiOutcome, sayError } from "./api-call.ts";
import { ApiError } from "./api-error.ts";

const FAILED = sayError(
  new ApiError(500, {
    type: "api_error",
    message: "Sorry! There was an error while talking to one of our backends.",
  }),
);

/**
 * Ways in which a call can go wrong. '-after' carries the call out first: the caller does not hear of what happened.
 * - 'error': answers 500. - 'cut': the connection breaks. - 'silence': no answer ever comes.
 */
export type CallFault = {
  kind: "error" | "error-after" | "cut" | "cut-after" | "silence" | "silence-after";
  /** Only calls like this one, e.g. 'POST subscriptions'; any when left out. */
  call?: string;
  /** How many calls, from the next on. */
  times: number;
};

export type FaultList = {
  add: (fault: CallFault) => void;
  clear: () => void;
  /** The fault that strikes this call, used up by it. */
  take: (method: string, path: string) => CallFault["kind"] | null;
};

export function makeFaultList(): FaultList {
  let faults: CallFault[] = [];
  return {
    add: (fault) => faults.push({ ...fault }),
    clear: () => {
      faults = [];
    },
    take: (method, path) => {
      const fault = faults.find(({ call, times }) => times > 0 && isMeant(call, method, path));
      if (!fault) return null;
      fault.times -= 1;
      return fault.kind;
    },
  };
}

/** What comes of a call that `fault` strikes, or of one that nothing strikes. */
export function strikeCall(fault: CallFault["kind"] | null, answer: () => ApiAnswer): ApiOutcome {
  if (fault === "cut" || fault === "silence") return fault;
  if (fault === "error") return { ...FAILED, headers: { "content-type": "application/json" } };
  const answered = answer();
  if (fault === "cut-after") return "cut";
  if (fault === "silence-after") return "silence";
  return fault === null ? answered : { ...answered, ...FAILED };
}

function isMeant(call: string | undefined, method: string, path: string): boolean {
  if (call === undefined) return true;
  const [wanted, prefix = ""] = call.split(" ");
  return wanted === method && path.startsWith(prefix);
}
