import fc from "fast-check";

// The examples of a property follow from the commit: a run can be repeated anywhere, and each commit tries others.
// PROPERTY_SEED is set by vitest.config.ts, or by whoever looks for more.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });

export { fc };
