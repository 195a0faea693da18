import { type RefObject, useRef, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import { callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { showNotice } from "../../ui/show-notice.ts";
import type { FormValues } from "./application-fields.tsx";
import { today } from "./days.ts";
import { newId } from "./new-id.ts";
import type { Taken } from "./read-taken.ts";
import { useStore } from "./use-applications.ts";

const NO_VALUES: FormValues = { title: "", company: "", place: "", link: "", salary: "", source: "" };
/** Shorter texts are being typed, or no ad. */
const LEAST_AD = 40;

/** A new application in the making: what a pasted ad says is filled into fields that nobody has filled yet. */
export function useAddForm(taken: Taken | null, form: RefObject<HTMLFormElement | null>) {
  const store = useStore();
  const [id] = useState(newId);
  const [values, setValues] = useState<FormValues>({ ...NO_VALUES, ...(taken && pick(taken)) });
  const [ad, setAd] = useState(taken?.ad ?? "");
  const [stage, setStage] = useState("saved");
  const [reading, setReading] = useState<"none" | "reading" | "read">("none");
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const lastRead = useRef("");

  async function readAd(text: string): Promise<void> {
    if (text.trim().length < LEAST_AD || text === lastRead.current) return;
    lastRead.current = text;
    setReading("reading");
    const result = await callApi("readPosting", { body: { ad: text } });
    if (lastRead.current !== text) return;
    setReading(result.ok ? "read" : "none");
    if (!result.ok) return;
    const { answer } = result;
    setValues((before) => ({
      ...before,
      title: before.title || answer.title,
      company: before.company || answer.company,
      place: before.place || answer.place,
      salary: before.salary || answer.salary,
    }));
  }

  /** @returns the id of what was saved, or null. */
  async function save(): Promise<{ id: string; isNew: boolean } | null> {
    const isNamed = values.title.trim() !== "" || values.company.trim() !== "";
    setProblem(isNamed ? null : APPLICATIONS.form.needed);
    if (!isNamed) {
      form.current?.querySelector("input")?.focus();
      return null;
    }
    setSaving(true);
    const result = await store.create({
      id,
      by: taken === null ? "page" : "extension",
      ...values,
      ad,
      stage,
      ...(stage === "applied" ? { appliedOn: today() } : {}),
    });
    setSaving(false);
    if (result.ok) return result.answer;
    showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
    return null;
  }

  return {
    values,
    ad,
    stage,
    reading,
    problem,
    saving,
    setAd,
    setStage,
    setValue: (name: keyof FormValues, value: string) =>
      setValues((before) => ({ ...before, [name]: value })),
    readAd: (text: string) => void readAd(text),
    save,
  };
}

function pick({ title, company, place, salary, link, source }: Taken): Partial<FormValues> {
  return { title, company, place, salary, link, source };
}
