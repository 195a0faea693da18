import { answerLines } from "./answer-lines.ts";
import { COMMANDS } from "./commands.ts";
import { describeFailure } from "./failure.ts";
import { openTools } from "./open-tools.ts";
import { parseArguments } from "./parse-arguments.ts";
import { USAGE, WrongUse } from "./usage.ts";

/** One call of the command line. Resolves with the exit status: 0 all well, 1 some failed, 2 wrong use. */
export async function runCli(args: readonly string[]): Promise<number> {
  return answerCall(args).catch((error: unknown) => {
    if (!(error instanceof WrongUse)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    return 2;
  });
}

async function answerCall(args: readonly string[]): Promise<number> {
  if (args.includes("--help")) {
    console.log(USAGE);
    return 0;
  }
  const call = parseArguments(args);
  const load = Object.hasOwn(COMMANDS, call.command) ? COMMANDS[call.command] : undefined;
  if (load === undefined) throw new WrongUse(`There is no command '${call.command}'.`);
  if (!call.jsonl && call.file === null)
    throw new WrongUse(`vouch ${call.command} needs a file, or --jsonl.`);
  const command = await load();
  const tools = openTools();
  try {
    if (call.file === null) {
      if (command.answerLine === null) throw new WrongUse(`vouch ${call.command} takes one file at a time.`);
      return (await answerLines(command.answerLine, tools, process.stdin, process.stdout)) === 0 ? 0 : 1;
    }
    const answer = await command.answerFile(call.file, call.values, tools).catch((error: unknown) => {
      if (error instanceof WrongUse) throw error;
      return { status: "error", error: describeFailure(error) };
    });
    process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
    return "error" in answer ? 1 : 0;
  } finally {
    await tools.close();
  }
}
