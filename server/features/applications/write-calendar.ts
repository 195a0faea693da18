import type { Application } from "#contract/application.ts";

const DAY_MS = 86_400_000;
const MOST_OCTETS = 73;

export const CALENDAR_HEAD = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Vouch//Applications//EN",
  "CALSCALE:GREGORIAN",
  "METHOD:PUBLISH",
  "X-WR-CALNAME:Applications",
].join("\r\n");
export const CALENDAR_END = "\r\nEND:VCALENDAR\r\n";

/** The days of an application as events of a calendar (RFC 5545): interview, deadline, and what is to be done. */
export function writeDays(application: Application): string {
  const of = [application.title, application.company].filter((part) => part !== "").join(", ");
  const days = [
    { id: `${application.id}-interview`, day: application.interviewOn, text: "Interview" },
    { id: `${application.id}-deadline`, day: application.deadlineOn, text: "Apply by this day" },
    ...application.tasks
      .filter(({ done }) => !done)
      .map(({ id, dueOn, text }) => ({ id, day: dueOn, text: text === "" ? "To do" : text })),
  ];
  return days
    .filter((entry): entry is typeof entry & { day: string } => entry.day !== null)
    .map(({ id, day, text }) =>
      [
        "",
        "BEGIN:VEVENT",
        `UID:${id}@vouch`,
        `DTSTAMP:${writeInstant(application.updatedAt)}`,
        `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
        `DTEND;VALUE=DATE:${writeNextDay(day)}`,
        fold(`SUMMARY:${escapeText(of === "" ? text : `${text}: ${of}`)}`),
        ...(/^https?:\/\//.test(application.link)
          ? [fold(`URL:${application.link.replace(/\s/g, "")}`)]
          : []),
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ].join("\r\n"),
    )
    .join("");
}

const writeInstant = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");

/** A day's end is the day after it; a day that no calendar has goes on as JavaScript counts it. */
function writeNextDay(day: string): string {
  return new Date(Date.parse(`${day.slice(0, 7)}-01T00:00:00Z`) + Number(day.slice(8)) * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .replaceAll("-", "");
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** A line has at most 75 octets; what follows begins with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      lines.push(current);
      current = "";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n ");
}
