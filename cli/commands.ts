import type { Command } from "./command.ts";

/** Each is loaded when it is called: a command that reads an ad needs no writer of letters. */
export const COMMANDS: Readonly<Record<string, (() => Promise<Command>) | undefined>> = {
  read: async () => (await import("./commands/read.ts")).readCommand,
  skills: async () => (await import("./commands/skills.ts")).skillsCommand,
  scan: async () => (await import("./commands/scan.ts")).scanCommand,
  letter: async () => (await import("./commands/letter.ts")).letterCommand,
  check: async () => (await import("./commands/check.ts")).checkCommand,
  linkedin: async () => (await import("./commands/linkedin.ts")).linkedinCommand,
  verify: async () => (await import("./commands/verify.ts")).verifyCommand,
  import: async () => (await import("./commands/import.ts")).importCommand,
};
