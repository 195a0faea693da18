import * as z from "zod";
import { type ApiError, refuseRequest } from "./api-error.ts";
import type { FormTree } from "./read-form.ts";
import type { Metadata } from "./rows.ts";

export const boolean = z.enum(["true", "false"]).transform((text) => text === "true");
export const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const nothing = z.strictObject({});

/** Every list takes these. */
export const listParams = {
  limit: wholeNumber.pipe(z.int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};

const seconds = z.strictObject({
  gt: wholeNumber.optional(),
  gte: wholeNumber.optional(),
  lt: wholeNumber.optional(),
  lte: wholeNumber.optional(),
});
export const createdParam = z
  .union([wholeNumber.transform((at) => ({ gte: at, lte: at })), seconds])
  .optional();

export function wasCreatedIn(created: number, range: z.infer<typeof createdParam>): boolean {
  const { gt, gte, lt, lte } = (range ?? {}) as z.infer<typeof seconds>;
  return (
    created > (gt ?? -1) &&
    created >= (gte ?? 0) &&
    created < (lt ?? Infinity) &&
    created <= (lte ?? Infinity)
  );
}

/** @throws ApiError in Stripe's words for what is missing, unknown or not to be read. */
export function readParams<Shape extends z.ZodType>(shape: Shape, form: FormTree): z.infer<Shape> {
  const read = shape.safeParse(form);
  if (read.success) return read.data;
  throw describe(read.error.issues[0]!, form);
}

function describe(issue: z.core.$ZodIssue, form: FormTree): ApiError {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    const param = nameParam([...path, issue.keys[0]!]);
    return refuseRequest(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = nameParam(path);
  if (valueAt(form, path) === undefined)
    return refuseRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  return refuseRequest(`Invalid ${param}`, { code: "parameter_invalid", param });
}

function nameParam([first = "", ...rest]: readonly string[]): string {
  return first + rest.map((part) => `[${part}]`).join("");
}

function valueAt(form: FormTree, path: readonly string[]): unknown {
  let value: unknown = form;
  for (const part of path) value = (value as Record<string, unknown> | undefined)?.[part];
  return value;
}

/** An empty value takes a key away. */
export function mergeMetadata(old: Metadata, change: Metadata | undefined): Metadata {
  const entries = Object.entries({ ...old, ...change }).filter(([, value]) => value !== "");
  return Object.fromEntries(entries);
}
