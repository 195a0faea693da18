import { init } from "@embedpdf/pdfium";

/** The functions of PDFium that we call; pointers and flags are numbers. Names are PDFium's own. */
export type PdfiumCalls = Record<
  | "FPDF_LoadMemDocument"
  | "FPDF_GetLastError"
  | "FPDF_GetPageCount"
  | "FPDF_GetMetaText"
  | "FPDF_LoadPage"
  | "FPDF_GetPageBoundingBox"
  | "FPDFPage_GetRotation"
  | "FPDFPage_CountObjects"
  | "FPDFPage_GetObject"
  | "FPDFPageObj_GetType"
  | "FPDFPageObj_GetBounds"
  | "FPDFPageObj_GetFillColor"
  | "FPDFPageObj_GetStrokeColor"
  | "FPDFPageObj_GetClipPath"
  | "FPDFPageObj_GetMatrix"
  | "FPDFClipPath_CountPaths"
  | "FPDFClipPath_CountPathSegments"
  | "FPDFClipPath_GetPathSegment"
  | "FPDFPathSegment_GetPoint"
  | "FPDFPath_GetDrawMode"
  | "FPDFFormObj_CountObjects"
  | "FPDFFormObj_GetObject"
  | "FPDFTextObj_GetFont"
  | "FPDFTextObj_GetTextRenderMode"
  | "FPDFFont_GetBaseFontName"
  | "FPDFFont_GetFlags"
  | "FPDFFont_GetWeight"
  | "FPDFText_LoadPage"
  | "FPDFText_CountChars"
  | "FPDFText_GetUnicode"
  | "FPDFText_GetTextObject"
  | "FPDFText_GetLooseCharBox"
  | "FPDFText_GetCharOrigin"
  | "FPDFText_GetMatrix"
  | "FPDFText_GetFontSize"
  | "FPDFText_IsHyphen"
  | "FPDFLink_Enumerate"
  | "FPDFLink_GetAction"
  | "FPDFLink_GetAnnotRect"
  | "FPDFAction_GetURIPath"
  | "FPDFBitmap_Create"
  | "FPDFBitmap_CreateEx"
  | "FPDFBitmap_FillRect"
  | "FPDFBitmap_GetBuffer"
  | "FPDFBitmap_GetStride"
  | "FPDF_RenderPageBitmap"
  | "malloc",
  (...args: number[]) => number
> &
  Record<
    | "FPDF_CloseDocument"
    | "FPDF_ClosePage"
    | "FPDFText_ClosePage"
    | "FPDFBitmap_Destroy"
    | "PDFiumExt_Init"
    | "free",
    (...args: number[]) => void
  >;

/** Views of an instance's memory; an address shifted right by 2 or 3 is the index of a 4- or 8-byte number. */
export type Heap = {
  bytes: Uint8Array<ArrayBuffer>;
  words: Uint32Array<ArrayBuffer>;
  floats: Float32Array<ArrayBuffer>;
  doubles: Float64Array<ArrayBuffer>;
};

/**
 * One instance of PDFium with its own memory. The views are remade when the memory has grown, so the heap is asked for
 * anew after every call that may allocate. After an abort the instance is dead and must be thrown away.
 */
export type Pdfium = {
  calls: PdfiumCalls;
  /** 256 bytes for results, aligned to 8. */
  scratch: number;
  heap: () => Heap;
};

/** Starts an instance from a compiled module. PDFium's own printing is silenced: it could name a user's file. */
export async function startPdfium(module: WebAssembly.Module): Promise<Pdfium> {
  let started: WebAssembly.Instance | undefined;
  await init({
    print: () => {},
    printErr: () => {},
    instantiateWasm: (imports: object, done: (instance: WebAssembly.Instance) => void) => {
      started = new WebAssembly.Instance(module, imports);
      done(started);
      return started.exports;
    },
  } as unknown as Parameters<typeof init>[0]);
  const exports = started!.exports;
  const calls = exports as unknown as PdfiumCalls;
  const memory = exports.memory as WebAssembly.Memory;
  calls.PDFiumExt_Init();

  let heap = viewHeap(memory);
  return {
    calls,
    scratch: calls.malloc(256),
    heap: () => {
      // Growing detaches the old buffer, whose views are then empty.
      if (heap.bytes.length === 0) heap = viewHeap(memory);
      return heap;
    },
  };
}

function viewHeap({ buffer }: WebAssembly.Memory): Heap {
  return {
    bytes: new Uint8Array(buffer),
    words: new Uint32Array(buffer),
    floats: new Float32Array(buffer),
    doubles: new Float64Array(buffer),
  };
}
