import { Readable } from "node:stream";
import type { ApplicationServices } from "./application-services.ts";
import { HEADING_LINE, writeLine } from "./application-table.ts";
import { readAllApplications } from "./read-all-applications.ts";
import { CALENDAR_END, CALENDAR_HEAD, writeDays } from "./write-calendar.ts";

export const EXPORT_TYPES = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
} as const;
export type ExportFormat = keyof typeof EXPORT_TYPES;

export const isExportFormat = (text: string): text is ExportFormat => Object.hasOwn(EXPORT_TYPES, text);

/** All applications of a user as a file, piece by piece: it is never in memory as a whole. */
export function exportApplications(
  services: ApplicationServices,
  userId: string,
  format: ExportFormat,
): Readable {
  return Readable.from(WRITERS[format](services, userId));
}

const WRITERS = { csv: writeCsv, json: writeJson, ics: writeIcs };

async function* writeCsv({ store }: ApplicationServices, userId: string): AsyncGenerator<string> {
  // The mark by which spreadsheets know UTF-8.
  yield `\ufeff${HEADING_LINE}\r\n`;
  for await (const application of readAllApplications(store, userId)) yield `${writeLine(application)}\r\n`;
}

async function* writeJson({ store }: ApplicationServices, userId: string): AsyncGenerator<string> {
  yield `{"format":"vouch-applications/1","applications":[`;
  let between = "\n";
  for await (const application of readAllApplications(store, userId)) {
    yield between + JSON.stringify(application);
    between = ",\n";
  }
  yield "\n]}\n";
}

async function* writeIcs({ store }: ApplicationServices, userId: string): AsyncGenerator<string> {
  yield CALENDAR_HEAD;
  for await (const application of readAllApplications(store, userId)) yield writeDays(application);
  yield CALENDAR_END;
}
