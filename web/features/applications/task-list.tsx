import { IconX } from "@tabler/icons-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationTask } from "#contract/application.ts";
import { MAX_ITEM_CHARACTERS } from "#contract/application-terms.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./application.module.css";
import lists from "./applications.module.css";
import { DueMark } from "./due-mark.tsx";
import { newId } from "./new-id.ts";
import type { Edit } from "./use-one-application.ts";

const TEXTS = APPLICATIONS.one;

/** What is to be done for an application, each with the day it is due. */
export function TaskList({ tasks, edit }: { tasks: readonly ApplicationTask[]; edit: Edit }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [dueOn, setDueOn] = useState("");
  const change = async (changes: Parameters<Edit>[0]) => {
    const result = await edit(changes);
    if (!result.ok) showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return field.current?.focus();
    const task = { id: newId(), text: text.trim(), dueOn: dueOn === "" ? null : dueOn, done: false };
    setText("");
    setDueOn("");
    field.current?.focus();
    void change({ tasks: [task] });
  };
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{TEXTS.tasks}</h2>
      {tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <li key={task.id}>
              <label>
                <input
                  type="checkbox"
                  checked={task.done}
                  onChange={() => void change({ tasks: [{ ...task, done: !task.done }] })}
                />
                <span data-done={task.done ? "" : undefined}>{task.text}</span>
              </label>
              {task.dueOn !== null && !task.done && <DueMark day={task.dueOn} />}
              <button
                type="button"
                className={lists.icon}
                onClick={() => void change({ tasks: [{ id: task.id, removed: true }] })}
              >
                <Icon of={IconX} size={18} />
                <span className="visually-hidden">{fillText(TEXTS.removeTask, { task: task.text })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.addRow} onSubmit={add}>
        <label className={styles.field}>
          {TEXTS.newTask}
          <input
            ref={field}
            value={text}
            maxLength={MAX_ITEM_CHARACTERS}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label className={styles.field}>
          {TEXTS.due}
          <input type="date" value={dueOn} onChange={(event) => setDueOn(event.target.value)} />
        </label>
        <button type="submit" className={buttons.quiet}>
          {TEXTS.addTask}
        </button>
      </form>
    </section>
  );
}
