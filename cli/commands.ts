import type { Command } from "./command.ts";
import { importCommand } from "./commands/import.ts";
import { readCommand } from "./commands/read.ts";
import { scanCommand } from "./commands/scan.ts";
import { skillsCommand } from "./commands/skills.ts";

export const COMMANDS: Readonly<Record<string, Command | undefined>> = {
  read: readCommand,
  skills: skillsCommand,
  scan: scanCommand,
  import: importCommand,
};
