import { FOOTER, HEADER } from "#content/site/menu.ts";
import type { Person, Session } from "#contract/account.ts";
import type { SessionStore } from "../../features/account/session-store.ts";
import { signIn, signInErrorText } from "../../features/account/sign-in.ts";
import { signOut } from "../../features/account/sign-out.ts";
import { rememberSignedIn } from "../../features/account/signed-in-hint.ts";
import { showFlashMessage } from "../../ui/flash-message.ts";
import { showNotice } from "../../ui/show-notice.ts";
import { readTheme, switchTheme } from "../../ui/theme.ts";
import { closeOnOutside, startDialogs, startTooltips } from "./start-menus.ts";

/** Brings the header to life on both zones: menus, drawer, theme, sign-in, and who is signed in. Returns its undoing. */
export function startHeader(sessions: SessionStore): () => void {
  const life = new AbortController();
  closeOnOutside(life.signal);
  startDialogs(life.signal);
  startTooltips(life.signal);
  startThemeSwitch(life.signal);
  startAccount(sessions, life.signal);
  showFlashMessage();
  return () => life.abort();
}

function startThemeSwitch(signal: AbortSignal): void {
  const button = document.querySelector("[data-theme-switch]");
  button?.setAttribute("aria-pressed", String(readTheme() === "dark"));
  button?.addEventListener(
    "click",
    () => button.setAttribute("aria-pressed", String(switchTheme() === "dark")),
    {
      signal,
    },
  );
}

function startAccount(sessions: SessionStore, signal: AbortSignal): void {
  const show = () => {
    const session = sessions.current();
    if (session !== undefined) showSession(session);
  };
  signal.addEventListener("abort", sessions.subscribe(show));
  void sessions.read().then(show);
  // A page the browser kept may have been left before somebody signed in or out.
  window.addEventListener("pageshow", (event) => event.persisted && void sessions.refresh(), { signal });
  document.querySelector("[data-signed-out]")?.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      void signInFromHeader(sessions);
    },
    { signal },
  );
  document
    .querySelector("[data-session-unread]")
    ?.addEventListener("click", () => void sessions.refresh(), { signal });
  document.querySelector("[data-log-out]")?.addEventListener(
    "click",
    async () => {
      if (!(await signOut())) showNotice("You could not be logged out. Check your connection and try again.");
    },
    { signal },
  );
}

async function signInFromHeader(sessions: SessionStore): Promise<void> {
  const isSignedIn = async () => (await sessions.refresh())?.person != null;
  const outcome = await signIn({ isSignedIn });
  if (outcome.type === "failed") showNotice(signInErrorText(outcome.message));
  if (outcome.type === "signed-in") await sessions.refresh();
}

function showSession(session: Session | null): void {
  const person = session?.person ?? null;
  // Who was signed in may well still be: without an answer nobody is shown as signed out.
  if (session === null) delete document.documentElement.dataset.expectsPerson;
  else rememberSignedIn(person !== null);
  setHidden("[data-session-unread]", session !== null);
  setHidden("[data-signed-out]", session === null || person !== null);
  setHidden("[data-signed-in]", person === null);
  if (person !== null) showPerson(person);
  const parts = session === null ? [] : localParts(session.local);
  setHidden("[data-local-note]", parts.length === 0);
  setText("[data-local-parts]", `${parts.join(", ")}.`);
}

function showPerson(person: Person): void {
  setText("[data-name]", person.name?.trim() || HEADER.namelessPerson);
  setText("[data-email]", person.email);
  const badge = document.querySelector<HTMLElement>("[data-badge]");
  if (badge !== null) {
    badge.dataset.plan = person.subscription;
    badge.textContent = person.subscription === "premium" ? HEADER.premium : HEADER.free;
  }
  const avatar = document.querySelector<HTMLImageElement>("[data-avatar]");
  if (avatar !== null && person.picture?.startsWith("https://")) {
    avatar.addEventListener("error", () => avatar.setAttribute("src", "/default-avatar.svg"), { once: true });
    avatar.src = person.picture;
  }
}

/** Which parts of this copy are the built-in stand-ins, in words. */
export function localParts(local: Session["local"]): string[] {
  const names = FOOTER.localParts;
  return (["signIn", "payments", "mail"] as const).filter((part) => local[part]).map((part) => names[part]);
}

function setHidden(selector: string, hidden: boolean): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element !== null) element.hidden = hidden;
}

function setText(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element !== null) element.textContent = text;
}
