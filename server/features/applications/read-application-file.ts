import { parse } from "csv-parse/sync";
import * as z from "zod/mini";
import { application, type ImportAnswer, newApplication } from "#contract/application.ts";
import {
  CLOSED_REASONS,
  MAX_STAGE_CHARACTERS,
  MOST_IMPORTED,
  REACHED,
  STAGES,
  TEXT_LIMITS,
} from "#contract/application-terms.ts";
import { Problem } from "#contract/problem.ts";
import { isList, TABLE_COLUMNS, unshield } from "./application-table.ts";
import { COLUMN_NAMES, readDay, STAGE_NAMES } from "./column-names.ts";

/** An application of a file; whatever a line does not say is left out. */
const importedApplication = z.partial(
  z.extend(z.omit(application, { updatedAt: true, version: true, movedAt: true }), {
    id: newApplication.shape.id,
    createdAt: z.string().check(z.refine(isMoment)),
  }),
);
export type ImportedApplication = z.infer<typeof importedApplication>;

export type ApplicationFile = Pick<ImportAnswer, "format" | "columns" | "mapping" | "skipped"> & {
  applications: ImportedApplication[];
};

/**
 * What stands in a file of applications. Columns are known by their names unless `given` says where each value stands.
 *
 * @throws Problem 'import-not-readable', 'import-too-long'.
 */
export function readApplicationFile(file: string, given?: Record<string, number>): ApplicationFile {
  const text = file.replace(/^\ufeff/, "");
  const read = /^\s*\{/.test(text) ? readJson(text) : readCsv(text, given);
  if (read.applications.length > MOST_IMPORTED) throw new Problem("import-too-long");
  return read;
}

const exported = z.object({ format: z.literal("vouch-applications/1"), applications: z.array(z.unknown()) });

function readJson(text: string): ApplicationFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Problem("import-not-readable", { cause });
  }
  const parsed = z.safeParse(exported, json);
  if (!parsed.success) throw new Problem("import-not-readable");
  const all = parsed.data.applications.map((one) => z.safeParse(importedApplication, one));
  const applications = all.flatMap((one) => (one.success ? [one.data] : []));
  return {
    format: "json",
    columns: [],
    mapping: {},
    skipped: all.length - applications.length,
    applications,
  };
}

function readCsv(text: string, given?: Record<string, number>): ApplicationFile {
  const [columns, ...lines] = parseCsv(text);
  if (columns === undefined || columns.length < 2) throw new Problem("import-not-readable");
  if (lines.length > MOST_IMPORTED) throw new Problem("import-too-long");
  const mapping = given ?? findColumns(columns);
  const read = lines.map((line) => readLine(line, mapping));
  const applications = read.filter((one) => one !== null);
  return { format: "csv", columns, mapping, skipped: read.length - applications.length, applications };
}

function parseCsv(text: string): string[][] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [",", ";", "\t"].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!;
  try {
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true, relax_quotes: true });
  } catch (cause) {
    throw new Problem("import-not-readable", { cause });
  }
}

/** Where each value stands, by the names that trackers and spreadsheets give their columns. */
function findColumns(columns: readonly string[]): Record<string, number> {
  const names = columns.map((name) => name.trim().toLowerCase());
  const exact = columns.map((name) => name.trim());
  const places = TABLE_COLUMNS.map((column) => {
    const own = exact.indexOf(column);
    const at = own >= 0 ? own : names.findIndex((name) => COLUMN_NAMES[column]?.includes(name));
    return [column, at] as const;
  });
  return Object.fromEntries(places.filter(([, at]) => at >= 0));
}

function readLine(line: readonly string[], mapping: Record<string, number>): ImportedApplication | null {
  const cell = (column: string) => {
    const at = mapping[column];
    return at === undefined ? "" : unshield(line[at] ?? "");
  };
  const values = Object.fromEntries(
    TABLE_COLUMNS.map((column) => [column, readCell(column, cell(column))] as const).filter(
      ([, value]) => value !== undefined,
    ),
  );
  if ((values.title ?? "") === "" && (values.company ?? "") === "") return null;
  const closed = values.stage === "closed" ? tellClosed(cell("stage")) : {};
  const parsed = z.safeParse(importedApplication, { ...closed, ...values });
  return parsed.success ? parsed.data : null;
}

function readCell(column: string, text: string): unknown {
  if (isList(column)) return readList(text);
  if (column === "stage") return text.trim() === "" ? undefined : readStage(text);
  if (column === "closedReason") return CLOSED_REASONS.find((reason) => reason === text.trim());
  if (column.endsWith("On")) return readDay(text) ?? undefined;
  if (column === "createdAt") return isMoment(text) ? text : undefined;
  if (column === "reached") return REACHED.find((reached) => reached === text);
  if (column === "id") return z.safeParse(newApplication.shape.id, text).success ? text : undefined;
  const limit = TEXT_LIMITS[column as keyof typeof TEXT_LIMITS];
  return text.slice(0, limit);
}

function readStage(text: string): string {
  const name = text.trim().toLowerCase();
  return (
    STAGES.find((stage) => stage === name) ?? STAGE_NAMES[name] ?? text.trim().slice(0, MAX_STAGE_CHARACTERS)
  );
}

function readList(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of one that another tracker calls closed: it was applied for, and 'rejected' is its reason. */
function tellClosed(stage: string): ImportedApplication {
  const reason = CLOSED_REASONS.find((each) => each === stage.trim().toLowerCase());
  return { reached: "applied", ...(reason ? { closedReason: reason } : {}) };
}

/** A moment of a year that the store can keep. */
function isMoment(text: string): boolean {
  const at = Date.parse(text);
  return at >= 0 && at < Date.UTC(9999, 0);
}
