import type { ApiResult, CardChange, FromFrame, ToFrame } from "./card-messages.ts";

/*
 * Stripe's card Element as the page sees it: a place in the page, a frame in it, and events. Sent to the browser by its
 * own text, like the other parts.
 */

export type CardElementOptions = {
  disabled?: boolean;
  style?: { base?: { color?: string; fontFamily?: string; fontSize?: string } };
};
type Listener = (event: unknown) => void;

export class CardElement {
  _elementType = "card";
  frameUrl: string;
  options: CardElementOptions;
  listeners: Map<string, Set<Listener>> = new Map();
  place: HTMLElement | null = null;
  frame: HTMLIFrameElement | null = null;
  port: MessagePort | null = null;
  isReady = false;
  waiting: Map<number, (answer: ApiResult) => void> = new Map();
  count = 0;
  watch: MutationObserver | null = null;

  constructor(frameUrl: string, options: CardElementOptions = {}) {
    this.frameUrl = frameUrl;
    this.options = options;
  }

  mount(target: string | HTMLElement): void {
    const place = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
    if (!place)
      throw new Error(`IntegrationError: The selector you specified (${target}) applies to no DOM elements.`);
    this.unmount();
    this.place = place;
    const frame = document.createElement("iframe");
    frame.title = "Secure card payment input frame";
    frame.name = `__privateStripeFrame${Math.trunc(performance.now())}`;
    frame.src = this.frameUrl;
    frame.style.cssText = "border:0;display:block;width:100%;height:5rem;overflow:hidden;";
    frame.addEventListener("load", () => this.connect(frame));
    this.frame = frame;
    place.classList.add("StripeElement", "StripeElement--empty");
    place.replaceChildren(frame);
    this.watch = new MutationObserver(() => this.sendLook());
    this.watch.observe(document.documentElement, { attributes: true });
  }

  connect(frame: HTMLIFrameElement): void {
    const channel = new MessageChannel();
    this.port = channel.port1;
    this.port.onmessage = ({ data }: MessageEvent<FromFrame>) => this.receive(data);
    frame.contentWindow?.postMessage("connect", location.origin, [channel.port2]);
  }

  receive(message: FromFrame): void {
    if (message.kind === "height") {
      if (this.frame) this.frame.style.height = `${message.height}px`;
    } else if (message.kind === "answer") {
      this.waiting.get(message.id)?.(message.answer);
      this.waiting.delete(message.id);
    } else if (message.kind === "change") this.noteChange(message.change);
    else if (message.kind === "enter") this.place?.closest("form")?.requestSubmit();
    else {
      if (message.kind === "ready") {
        this.isReady = true;
        this.sendLook();
      } else if (message.kind !== "escape")
        this.place?.classList.toggle("StripeElement--focus", message.kind === "focus");
      this.emit(message.kind, { elementType: "card" });
    }
  }

  noteChange(change: CardChange): void {
    const classes = this.place?.classList;
    classes?.toggle("StripeElement--empty", change.empty);
    classes?.toggle("StripeElement--complete", change.complete);
    classes?.toggle("StripeElement--invalid", change.error !== undefined);
    this.emit("change", change);
  }

  /** The frame looks as the text around it does. */
  sendLook(): void {
    if (!this.place || !this.frame) return;
    const { colorScheme, color, fontFamily, fontSize } = getComputedStyle(this.place);
    const base = this.options.style?.base ?? {};
    const scheme = colorScheme === "normal" ? "light" : colorScheme;
    this.frame.style.colorScheme = scheme;
    this.tell({
      kind: "look",
      look: {
        colorScheme: scheme,
        color: base.color ?? color,
        fontFamily: base.fontFamily ?? fontFamily,
        fontSize: base.fontSize ?? fontSize,
        background: findBackground(this.place),
      },
      isDisabled: this.options.disabled ?? false,
    });
  }

  /** Lets the frame send the card, whose number the page never sees. */
  send(path: string, fields: Record<string, string>, under: string): Promise<ApiResult> {
    if (!this.isReady)
      return Promise.resolve({
        error: {
          type: "invalid_request_error",
          message:
            "We could not retrieve data from the specified Element. Please make sure it is still mounted.",
        },
      });
    this.count += 1;
    const id = this.count;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.tell({ kind: "send", id, path, fields, under });
    });
  }

  tell(message: ToFrame): void {
    this.port?.postMessage(message);
  }

  on(type: string, listener: Listener): this {
    const kept = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, kept.add(listener));
    // Whoever asks late still hears that it is ready.
    if (type === "ready" && this.isReady) queueMicrotask(() => listener({ elementType: "card" }));
    return this;
  }

  once(type: string, listener: Listener): this {
    const onlyOnce: Listener = (event) => {
      this.off(type, onlyOnce);
      listener(event);
    };
    return this.on(type, onlyOnce);
  }

  off(type: string, listener?: Listener): this {
    if (listener) this.listeners.get(type)?.delete(listener);
    else this.listeners.delete(type);
    return this;
  }

  emit(type: string, event: unknown): void {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener(event);
  }

  update(options: CardElementOptions): void {
    this.options = { ...this.options, ...options };
    this.sendLook();
  }

  focus(): void {
    this.frame?.focus();
    this.tell({ kind: "focus" });
  }

  blur(): void {
    this.tell({ kind: "blur" });
  }

  clear(): void {
    this.tell({ kind: "clear" });
  }

  unmount(): void {
    this.watch?.disconnect();
    this.port?.close();
    this.frame?.remove();
    this.place?.classList.remove(
      ...["", "--empty", "--complete", "--invalid", "--focus"].map((end) => `StripeElement${end}`),
    );
    Object.assign(this, { place: null, frame: null, port: null, watch: null, isReady: false });
  }

  destroy(): void {
    this.unmount();
    this.emit("destroy", null);
    this.listeners.clear();
  }
}

/** The colour that the place stands on: a frame's own ground says nothing of it, neither to eyes' tools nor to printers. */
export function findBackground(place: HTMLElement): string {
  for (let element: HTMLElement | null = place; element !== null; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element);
    if (backgroundColor !== "transparent" && !/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return "transparent";
}
