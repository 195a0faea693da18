import type { ApiResult, CardFault, CardLook, FromFrame, ToFrame } from "./card-messages.ts";

/*
 * The card field, inside its own frame: numbers typed here never reach the page around it. Each function is sent to the
 * browser by its own text, so that it can only use its arguments and the others of this file.
 */

export function startCardFrame({ api }: { api: string }): void {
  const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
  const number = input("cardnumber");
  const expiry = input("exp-date");
  const cvc = input("cvc");
  const inputs = [number, expiry, cvc];
  /** Fields that were left: only then it is said that they are not complete. */
  const left = new Set<HTMLInputElement>();
  let port: MessagePort | null = null;
  const tell = (message: FromFrame) => port?.postMessage(message);

  const check = () => {
    const faults = [
      checkNumber(number.value, left.has(number)),
      checkExpiry(expiry.value, left.has(expiry), new Date()),
      checkCvc(cvc.value, findBrand(number.value), left.has(cvc)),
    ];
    for (const [at, field] of inputs.entries())
      field.setAttribute("aria-invalid", String(faults[at] !== null));
    return faults.find((fault) => fault !== null) ?? null;
  };
  const isComplete = () =>
    checkNumber(number.value, true) === null &&
    checkExpiry(expiry.value, true, new Date()) === null &&
    checkCvc(cvc.value, findBrand(number.value), true) === null;
  const tellChange = () => {
    const fault = check();
    tell({
      kind: "change",
      change: {
        elementType: "card",
        empty: inputs.every(({ value }) => value === ""),
        complete: isComplete(),
        error: fault ?? undefined,
        value: { postalCode: "" },
        brand: findBrand(number.value),
      },
    });
  };
  const send = async (request: ToFrame & { kind: "send" }) => {
    for (const field of inputs) left.add(field);
    const fault = check();
    if (fault !== null) {
      tellChange();
      inputs.find((field) => field.getAttribute("aria-invalid") === "true")?.focus();
      tell({ kind: "answer", id: request.id, answer: { error: fault } });
      return;
    }
    const fields = { ...request.fields };
    const card = describeCard(number.value, expiry.value, cvc.value);
    for (const [name, value] of Object.entries(card)) fields[nestName(request.under, name)] = value;
    tell({ kind: "answer", id: request.id, answer: await postForm(api + request.path, fields) });
  };

  const listenTo = (field: HTMLInputElement) => {
    field.addEventListener("input", () => {
      formatField(field, findBrand(number.value));
      tellChange();
    });
    field.addEventListener("focus", () => tell({ kind: "focus" }));
    field.addEventListener("blur", () => {
      if (field.value !== "") left.add(field);
      tellChange();
      tell({ kind: "blur" });
    });
    field.addEventListener("keydown", ({ key }) => {
      if (key === "Enter") tell({ kind: "enter" });
      if (key === "Escape") tell({ kind: "escape" });
    });
  };
  for (const field of inputs) listenTo(field);

  const clear = () => {
    for (const field of inputs) field.value = "";
    left.clear();
    tellChange();
  };

  const receive = ({ data }: MessageEvent<ToFrame>) => {
    if (data.kind === "send") void send(data);
    else if (data.kind === "focus") number.focus();
    else if (data.kind === "blur") (document.activeElement as HTMLElement | null)?.blur();
    else if (data.kind === "clear") clear();
    else if (data.kind === "look") {
      applyLook(data.look);
      for (const field of inputs) field.disabled = data.isDisabled;
    }
  };

  window.addEventListener("message", (event) => {
    if (event.origin !== location.origin || event.data !== "connect" || !event.ports[0]) return;
    port = event.ports[0];
    port.onmessage = receive;
    new ResizeObserver(() => tell({ kind: "height", height: Math.ceil(document.body.scrollHeight) })).observe(
      document.body,
    );
    tell({ kind: "ready" });
  });
}

export function applyLook(look: CardLook): void {
  const { style } = document.documentElement;
  style.colorScheme = look.colorScheme;
  style.color = look.color;
  style.background = look.background;
  style.fontFamily = look.fontFamily;
  style.fontSize = look.fontSize;
}

/** As the API takes it. */
export function describeCard(number: string, expiry: string, cvc: string): Record<string, string> {
  const [month = "", year = ""] = expiry.split("/").map((part) => part.trim());
  return {
    type: "card",
    "card[number]": number.replace(/\D/g, ""),
    "card[exp_month]": String(Number(month)),
    "card[exp_year]": `20${year}`,
    "card[cvc]": cvc,
  };
}

/** `a[b]` under `c` is `c[a][b]`. */
export function nestName(under: string, name: string): string {
  if (under === "") return name;
  const [first, ...rest] = name.split("[");
  return `${under}[${first}]${rest.map((part) => `[${part}`).join("")}`;
}

export async function postForm(address: string, fields: Record<string, string>): Promise<ApiResult> {
  try {
    const answer = await fetch(address, { method: "POST", body: new URLSearchParams(fields) });
    return await answer.json();
  } catch {
    return {
      error: {
        type: "api_connection_error",
        message:
          "We are experiencing issues connecting to our payments provider. Please check your internet connection and " +
          "try again.",
      },
    };
  }
}

export function findBrand(number: string): string {
  const digits = number.replace(/\D/g, "");
  if (/^4/.test(digits)) return "visa";
  if (/^(5[1-5]|2[2-7])/.test(digits)) return "mastercard";
  if (/^3[47]/.test(digits)) return "amex";
  if (/^6(011|4[4-9]|5)/.test(digits)) return "discover";
  return "unknown";
}

/** Groups as on the card. Only at the end of what is typed: elsewhere the caret would jump. */
export function formatField(field: HTMLInputElement, brand: string): void {
  if (field.selectionEnd !== field.value.length) return;
  const digits = field.value.replace(/\D/g, "");
  if (field.name === "cardnumber") {
    const groups = brand === "amex" ? [4, 6, 5] : [4, 4, 4, 4, 3];
    const parts: string[] = [];
    let at = 0;
    for (const size of groups) {
      if (at < digits.length) parts.push(digits.slice(at, at + size));
      at += size;
    }
    field.value = parts.join(" ");
  } else if (field.name === "exp-date") {
    const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
    // A year of four digits is the same year.
    const year = padded.length > 4 ? padded.slice(2, 6).slice(-2) : padded.slice(2);
    field.value = padded.length > 2 ? `${padded.slice(0, 2)} / ${year}` : padded;
  } else field.value = digits.slice(0, brand === "amex" ? 4 : 3);
}

export function checkNumber(value: string, wasLeft: boolean): CardFault | null {
  const digits = value.replace(/\D/g, "");
  const length = findBrand(value) === "amex" ? 15 : 16;
  const fault = (code: string, message: string) => ({ type: "validation_error", code, message });
  if (digits.length < length)
    return wasLeft ? fault("incomplete_number", "Your card number is incomplete.") : null;
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0 ? null : fault("invalid_number", "Your card number is invalid.");
}

export function checkExpiry(value: string, wasLeft: boolean, now: Date): CardFault | null {
  const fault = (code: string, message: string) => ({ type: "validation_error", code, message });
  const [month = "", year = ""] = value.split("/").map((part) => part.trim());
  if (!/^(0[1-9]|1[0-2])$/.test(month) || !/^\d\d$/.test(year))
    return wasLeft ? fault("incomplete_expiry", "Your card's expiration date is incomplete.") : null;
  const thisYear = now.getFullYear() % 100;
  if (Number(year) < thisYear)
    return fault("invalid_expiry_year_past", "Your card's expiration year is in the past.");
  if (Number(year) === thisYear && Number(month) < now.getMonth() + 1)
    return fault("invalid_expiry_month_past", "Your card's expiration date is in the past.");
  return null;
}

export function checkCvc(value: string, brand: string, wasLeft: boolean): CardFault | null {
  if (value.length >= (brand === "amex" ? 4 : 3) || !wasLeft) return null;
  return {
    type: "validation_error",
    code: "incomplete_cvc",
    message: "Your card's security code is incomplete.",
  };
}
