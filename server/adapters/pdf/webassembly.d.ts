/** The few parts of the WebAssembly interface that we use; Node has it, its type package does not. */
declare namespace WebAssembly {
  type Module = { readonly __webAssemblyModule: never };
  type Memory = { readonly buffer: ArrayBuffer };
  class Instance {
    constructor(module: Module, imports: object);
    readonly exports: Record<string, unknown>;
  }
  class RuntimeError extends Error {}
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
}
