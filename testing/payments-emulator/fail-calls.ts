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

function isMeant(call: string | undefined, method: string, path: string): boolean {
  if (call === undefined) return true;
  const [wanted, prefix = ""] = call.split(" ");
  return wanted === method && path.startsWith(prefix);
}
