import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { PROBLEMS } from "#contract/problem.ts";
import { useRequest } from "../../ui/use-request.ts";
import { useSessionStore } from "../account/session-context.tsx";
import { checkResumeFile } from "../scan/check-scan-form.ts";
import { sendScan } from "../scan/send-scan.ts";
import { MOST_COMPARED } from "./list-groups.ts";
import { checkAd, listPairs, type Several } from "./list-pairs.ts";
import { type Pair, type PairState, runScans, type Stop } from "./run-scans.ts";
import { readDraft, storeDraft } from "./several-draft.ts";

export type SeveralState = ReturnType<typeof useSeveral>;

const WAITING: PairState = { type: "waiting" };

/** Resume and ads, or resumes and an ad, and how far their scans are. What was scanned stays so whatever else is changed. */
export function useSeveral() {
  const [several, setSeveral] = useState<Several>(() => ({ ...readDraft(), resume: null, resumes: [] }));
  const [leftOut, setLeftOut] = useState(false);
  const [asked, setAsked] = useState(false);
  const run = useRun();
  const change = (part: Partial<Several>) => setSeveral((before) => ({ ...before, ...part }));
  useEffect(() => {
    const { way, ads, ad } = several;
    storeDraft({ way, ads, ad });
  }, [several]);

  const pairs = listPairs(several);
  const stateOf = (key: string) => run.states.get(key) ?? WAITING;
  const done = pairs.flatMap(({ key }) => {
    const state = stateOf(key);
    return state.type === "done" ? [state.id] : [];
  });
  const problem = findProblem(several);
  return {
    several,
    change,
    leftOut,
    addResumes: (added: File[]) => {
      setLeftOut(several.resumes.length + added.length > MOST_COMPARED);
      change({ resumes: [...several.resumes, ...added].slice(0, MOST_COMPARED) });
    },
    pairs,
    stateOf,
    /** Ids of reports, each once: the same resume and ad are one scan. */
    done: [...new Set(done)],
    left: pairs.length - done.length,
    problem: asked || (several.way === "ads" && several.resume !== null) ? problem : null,
    stop: run.stop,
    working: run.working,
    cancel: run.cancel,
    /** False where the part that all share keeps the scans from being begun. */
    start: () => {
      setAsked(true);
      if (problem === null) void run.start(pairs, several.way);
      return problem === null;
    },
  };
}

/** What keeps the scans from being begun: of the part that all share; each of the others is checked by the server. */
function findProblem({ way, resume, ad }: Several): string | null {
  if (way === "resumes") return checkAd(ad);
  return resume === null ? PROBLEMS["pdf-missing"].title : checkResumeFile(resume);
}

function useRun() {
  const [states, setStates] = useState<ReadonlyMap<string, PairState>>(new Map());
  const [stop, setStop] = useState<Stop | null>(null);
  const [working, setWorking] = useState(false);
  const running = useRef<AbortController>(null);
  const beginRequest = useRequest();
  const sessions = useSessionStore();
  const navigate = useNavigate();

  async function start(pairs: readonly Pair[], way: Several["way"]): Promise<void> {
    const life = beginRequest();
    running.current = life;
    const made = new Map(states);
    const show = (key: string, state: PairState) => {
      made.set(key, state);
      setStates(new Map(made));
    };
    setStop(null);
    setWorking(true);
    const open = pairs.filter(({ key }) => made.get(key)?.type !== "done");
    const ended = await runScans(open, { way, signal: life.signal, send: sendScan, show });
    setWorking(false);
    setStop(ended);
    void sessions.refresh();
    const ids = pairs.flatMap(({ key }) => {
      const state = made.get(key);
      return state?.type === "done" ? [state.id] : [];
    });
    if (ids.length === pairs.length && new Set(ids).size > 1) navigate(compareAddress(ids));
  }
  return { states, stop, working, start, cancel: () => running.current?.abort() };
}

export function compareAddress(ids: readonly string[]): string {
  return `/resumes#compare=${[...new Set(ids)].join()}`;
}
