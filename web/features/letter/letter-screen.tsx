import { LETTER } from "#content/site/letter.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useSession } from "../account/session-context.tsx";
import { CheckLetter } from "./check-letter.tsx";
import { FoldedForm } from "./folded-form.tsx";
import styles from "./letter.module.css";
import { LetterError } from "./letter-error.tsx";
import formStyles from "./letter-form.module.css";
import { LetterForm } from "./letter-form.tsx";
import { LetterHero } from "./letter-hero.tsx";
import { LetterProgress } from "./letter-progress.tsx";
import { EarlierLetters, LastLetter } from "./made-letters.tsx";
import { ModelChoice } from "./model-choice.tsx";
import { PlanStep } from "./plan-step.tsx";
import { useLetterScreen } from "./use-letter-screen.ts";

/** The cover letter screen: hero, form, progress popup, result box (product spec, section 2). */
export function LetterScreen({ scanId }: { scanId: string | null }) {
  const ready = useHydrated();
  const screen = useLetterScreen(scanId);
  const { made, earlier, noteEdit } = screen.letters;
  const { working, error, show, cancel } = screen.generation;
  const { checking, failure } = screen.ownCheck;
  return (
    <div className={styles.screen}>
      {made === null ? (
        <>
          <LetterHero onStart={() => goToForm(screen.form.fields.resume.current)} />
          <NewLetterForm screen={screen} ready={ready} />
        </>
      ) : (
        <FoldedForm key={made.key} made={made}>
          <NewLetterForm screen={screen} ready={ready} />
        </FoldedForm>
      )}
      {working !== null && (
        <LetterProgress
          ready={working.ready !== null}
          soFar={working.soFar}
          onShow={show}
          onCancel={cancel}
        />
      )}
      {error !== null && <LetterError error={error} />}
      {made !== null && <LastLetter key={made.key} made={made} onText={noteEdit} />}
      {earlier.length > 0 && <EarlierLetters letters={earlier} />}
      <CheckLetter
        ready={ready}
        working={checking}
        failure={failure}
        onCheck={(text) => void screen.checkOwn(text)}
      />
    </div>
  );
}

type FormProps = { screen: ReturnType<typeof useLetterScreen>; ready: boolean };

function NewLetterForm({ screen, ready }: FormProps) {
  const { form, plan, model, useModel, setUseModel, note, generation, begin, generate } = screen;
  const signedIn = useSession()?.person != null;
  return (
    <LetterForm
      state={form}
      ready={ready}
      working={generation.working !== null}
      onGenerate={() => void generate()}
      note={signedIn ? LETTER.form.signedInNote : LETTER.form.signedOutNote}
    >
      <PlanStep state={plan} />
      {model !== null && <ModelChoice model={model} use={useModel} onUse={setUseModel} readInputs={begin} />}
      <p role="status" className={formStyles.note}>
        {note}
      </p>
    </LetterForm>
  );
}

function goToForm(firstField: HTMLElement | null): void {
  document.getElementById("new-letter")?.scrollIntoView();
  firstField?.focus({ preventScroll: true });
}
