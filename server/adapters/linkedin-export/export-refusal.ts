/** Why a ZIP is not read; each has its sentence in contract/problem.ts. */
export type ExportRefusalCode =
  | "export-damaged"
  | "export-encrypted"
  | "export-too-many-files"
  | "export-unpacks-too-large"
  | "export-unsafe-path"
  | "export-symlink"
  | "export-nested"
  | "export-wrong-encoding"
  | "export-no-profile";

export class ExportRefusal extends Error {
  readonly code: ExportRefusalCode;

  constructor(code: ExportRefusalCode, options?: { cause?: unknown }) {
    super(code, options);
    this.name = "ExportRefusal";
    this.code = code;
  }
}
