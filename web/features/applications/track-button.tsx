import { IconCheck, IconLayoutKanban } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { TRACK } from "#content/site/track.ts";
import type { NewApplication } from "#contract/application.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { Icon } from "../../ui/icon.tsx";
import { showNotice } from "../../ui/show-notice.ts";

/** Makes an application of a kept report, letter or version with one press; a second press finds the same one. */
export function TrackButton({
  from,
  className,
}: {
  from: NonNullable<NewApplication["from"]>;
  className?: string;
}) {
  const [made, setMade] = useState<{ id: string; isNew: boolean } | null>(null);
  const track = async () => {
    const result = await callApi("createApplication", { body: { from } });
    if (result.ok) setMade(result.answer);
    else showNotice(describeProblem(result.problem, TRACK.quote));
  };
  return (
    <>
      <span role="status" className="visually-hidden">
        {made !== null && (made.isNew ? TRACK.done : TRACK.known)}
      </span>
      {made === null ? (
        <button type="button" className={className ?? buttons.quiet} onClick={() => void track()}>
          <Icon of={IconLayoutKanban} />
          {TRACK.button}
        </button>
      ) : (
        <Link className={className ?? buttons.quiet} to={`/application-tracking#${made.id}`}>
          <Icon of={IconCheck} />
          {TRACK.open}
        </Link>
      )}
    </>
  );
}
