import { KeptReviewScreen } from "./kept-review-screen.tsx";
import { ProfileScreen } from "./profile-screen.tsx";

/** `#<id>` names a kept review. */
export function LinkedinPage({ hash }: { hash: string }) {
  const id = /^#([0-9a-f-]{36})$/.exec(hash)?.[1];
  return id === undefined ? <ProfileScreen /> : <KeptReviewScreen key={id} id={id} />;
}
