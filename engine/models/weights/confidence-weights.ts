import type { AdditiveModel } from "../additive.ts";

export const CONFIDENCE_WEIGHTS: AdditiveModel = { bias: 0, weights: {}, steps: [] };
