import type { Command } from "./command.ts";
import { checkCommand } from "./commands/check.ts";
import { importCommand } from "./commands/import.ts";
import { letterCommand } from "./commands/letter.ts";
import { linkedinCommand } from "./commands/linkedin.ts";
import { readCommand } from "./commands/read.ts";
import { scanCommand } from "./commands/scan.ts";
import { skillsCommand } from "./commands/skills.ts";
import { verifyCommand } from "./commands/verify.ts";

export const COMMANDS: Readonly<Record<string, Command | undefined>> = {
  read: readCommand,
  skills: skillsCommand,
  scan: scanCommand,
  letter: letterCommand,
  check: checkCommand,
  linkedin: linkedinCommand,
  verify: verifyCommand,
  import: importCommand,
};
