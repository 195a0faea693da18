import { Button } from "@mantine/core";
import { signInOnPage, useSessionStore } from "./session-context.tsx";

type Props = { texts: { title: string; text: string; button: string } };

/** What a page of one's own shows to nobody in particular: what stands here, and the way in. */
export function SignInPrompt({ texts }: Props) {
  const sessions = useSessionStore();
  return (
    <>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <Button onClick={() => void signInOnPage(sessions)}>{texts.button}</Button>
    </>
  );
}
