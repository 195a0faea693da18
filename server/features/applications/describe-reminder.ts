export type DueTask = {
  id: string;
  text: string;
  dueOn: string;
  applicationId: string;
  title: string;
  company: string;
};

type Frame = { today: string; address: string; stopToken: string | null };

/** The mail that says what is due, with a way to each application and the way to end such mails. */
export function describeReminder(
  due: readonly DueTask[],
  { today, address, stopToken }: Frame,
): { subject: string; text: string } {
  const page = `${address}/application-tracking`;
  const tasks = due.map((task) => {
    const job = [task.title, task.company].map(onOneLine).filter((part) => part !== "");
    const late = task.dueOn < today ? ` (due since ${task.dueOn})` : "";
    const what = onOneLine(task.text) || "To do";
    return `- ${what}: ${job.join(", ") || "an application"}${late}\n  ${page}#${task.applicationId}`;
  });
  const stop =
    stopToken === null ? "" : `\n\nNo more mails like this, with one press: ${page}#stop=${stopToken}`;
  return {
    subject: due.length === 1 ? "Due today: 1 thing to do" : `Due today: ${due.length} things to do`,
    text: `Due on ${today} for your applications:\n\n${tasks.join("\n")}${stop}\n`,
  };
}

const onOneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();
