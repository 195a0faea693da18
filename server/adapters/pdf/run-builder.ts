import type { PositionedRun } from "#engine/resume/model/positioned.ts";
import type { Font } from "./read-font.ts";

/** A run with what is needed to tell whether it can be seen. */
export type DrawnRun = PositionedRun & { alpha: number; mode: number; object: number };

/** What all characters of one text object share. Lengths are points on the page as shown. */
export type RunStyle = {
  font: Font;
  size: number;
  alongX: number;
  alongY: number;
  sheared: boolean;
  /** 0xrrggbb */
  rgb: number;
  /** 0 to 255 */
  alpha: number;
  /** Text render mode of ISO 32000-1, table 106. */
  mode: number;
  object: number;
};

/** Gaps up to this many ems stay inside a run; a justified line stretches its spaces to about half an em. */
const widestSpace = 0.6;
const widestClusterGap = 0.25;
/** Type stands about this far above and below its baseline; what fonts say of themselves is too often wrong. */
const above = 0.76;
const below = 0.24;

/** Gathers characters that were set together: one style, one baseline, no gap wider than a space. */
export class RunBuilder {
  private readonly done: DrawnRun[] = [];
  private text = "";
  private edges: number[] = [];
  private style: RunStyle | null = null;
  private baseline = 0;
  private left = 0;
  private right = 0;
  private top = 0;
  private bottom = 0;
  private lastLeft = 0;
  private lastRight = 0;
  /** Spaces seen since the last letter. A run keeps at most one at its end: it tells that the next one is a new word. */
  private spaces = 0;
  private realSpace = false;

  /** A space that the engine made up where glyphs stand apart. */
  addGeneratedSpace(): void {
    if (this.style !== null) this.spaces++;
  }

  breakLine(): void {
    if (this.text !== "") this.close();
  }

  addCharacter(
    code: number,
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    baseline: number,
    style: RunStyle,
  ): void {
    const left = x1 < x2 ? x1 : x2;
    const right = x1 < x2 ? x2 : x1;
    if (code === 32 || code === 160 || code === 9) {
      if (this.style !== null) {
        this.spaces++;
        this.realSpace = true;
      }
      return;
    }
    if (code === 0 || code === 10 || code === 13) return;
    // A damaged file can put type anywhere, even nowhere.
    if (!Number.isFinite(x1 + x2 + y1 + y2 + baseline + style.size)) return;
    const upright = Math.abs(style.alongY) <= 0.2 * Math.abs(style.alongX) && style.alongX > 0;
    const top = y1 < y2 ? y1 : y2;
    const bottom = y1 < y2 ? y2 : y1;
    if (this.text !== "" && !this.continues(left, right, top, bottom, baseline, style, upright)) this.close();
    if (this.text === "") {
      this.style = style;
      this.baseline = baseline;
      this.left = left;
      this.right = right;
      this.top = top;
      this.bottom = bottom;
      this.spaces = 0;
    } else {
      if (this.spaces > 0 && !this.isInsideCluster(code, left, style.size)) this.pushSpace(left, right);
      this.spaces = 0;
      this.realSpace = false;
      if (left < this.left) this.left = left;
      if (right > this.right) this.right = right;
      if (top < this.top) this.top = top;
      if (bottom > this.bottom) this.bottom = bottom;
    }
    this.push(code, left, right);
  }

  finish(): DrawnRun[] {
    this.breakLine();
    return this.done;
  }

  private continues(
    left: number,
    right: number,
    top: number,
    bottom: number,
    baseline: number,
    style: RunStyle,
    upright: boolean,
  ): boolean {
    const own = this.style!;
    if (
      own !== style &&
      (own.font !== style.font ||
        own.rgb !== style.rgb ||
        own.alpha !== style.alpha ||
        own.mode !== style.mode ||
        Math.abs(own.size - style.size) > 0.05 * own.size ||
        own.alongX * style.alongX + own.alongY * style.alongY <= 0)
    ) {
      return false;
    }
    const widest = widestSpace * style.size;
    if (!upright) {
      const apart = Math.max(left - this.right, this.left - right, top - this.bottom, this.top - bottom);
      return apart <= widest;
    }
    if (Math.abs(baseline - this.baseline) > 0.1 * style.size) return false;
    return left - this.lastRight <= widest && this.lastLeft - right <= widest;
  }

  /**
   * Scripts whose glyphs stand for several characters, or are set before the letter they follow, look to the engine as if
   * they stood apart. Their real spaces are set as spaces.
   */
  private isInsideCluster(code: number, left: number, size: number): boolean {
    return !this.realSpace && isClusterScript(code) && left - this.lastRight < widestClusterGap * size;
  }

  private pushSpace(left: number, right: number): void {
    // One space, however many were set: what counts is how wide the gap is, and the edges tell.
    const edge = right < this.lastLeft ? this.lastLeft : Math.min(this.lastRight, left);
    this.text += " ";
    this.edges.push(edge);
    this.spaces = 0;
  }

  private push(code: number, left: number, right: number): void {
    const unit = code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
    this.text += unit;
    this.edges.push(left);
    if (unit.length === 2) this.edges.push((left + right) / 2);
    this.lastLeft = left;
    this.lastRight = right;
  }

  private close(): void {
    const style = this.style!;
    const upright = Math.abs(style.alongY) <= 0.2 * Math.abs(style.alongX) && style.alongX > 0;
    const end = this.lastLeft < this.edges[0]! ? this.lastLeft : this.lastRight;
    if (this.spaces > 0) {
      this.text += " ";
      this.edges.push(end, end);
    } else this.edges.push(this.lastRight);
    this.done.push({
      x: this.left,
      y: upright ? this.baseline - above * style.size : this.top,
      width: this.right - this.left,
      height: upright ? (above + below) * style.size : this.bottom - this.top,
      text: this.text,
      edges: this.edges,
      size: style.size,
      font: style.font.name,
      bold: style.font.bold || style.mode === 2,
      italic: style.font.italic || style.sheared,
      colour: `#${style.rgb.toString(16).padStart(6, "0")}`,
      hidden: null,
      alpha: style.alpha,
      mode: style.mode,
      object: style.object,
    });
    this.text = "";
    this.edges = [];
    this.style = null;
    this.spaces = 0;
    this.realSpace = false;
  }
}

/** The Indic scripts, Thai, Lao, Tibetan, Burmese and Khmer. */
function isClusterScript(code: number): boolean {
  return (code >= 0x900 && code <= 0x109f) || (code >= 0x1780 && code <= 0x17ff);
}
