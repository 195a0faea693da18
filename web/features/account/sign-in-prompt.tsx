import type { ReactNode } from "react";
import buttons from "../../ui/button.module.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import { signInOnPage, useSessionStore } from "./session-context.tsx";

type Props = {
  texts: { title: string; text: string; button: string };
  /** Of what stands here for who is signed in. */
  example?: ReactNode;
};

/** What a page of one's own shows to nobody in particular: what stands here, and the way in. */
export function SignInPrompt({ texts, example }: Props) {
  const sessions = useSessionStore();
  return (
    <EmptyState title={texts.title} text={texts.text} example={example}>
      <button
        type="button"
        className={`${buttons.button} ${buttons.big}`}
        onClick={() => void signInOnPage(sessions)}
      >
        {texts.button}
      </button>
    </EmptyState>
  );
}
