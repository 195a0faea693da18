import type Stripe from "stripe";

export type ConnectionOptions = {
  secretKey: string;
  /** Where something that speaks as Stripe does listens; Stripe itself when left out. */
  address?: () => Promise<{ host: string; port: number }>;
  /** Carries the calls in place of the network. */
  fetch?: typeof fetch;
  /** Milliseconds for one try, and how many more there may be. */
  patience?: { timeout: number; retries: number };
};

const PATIENCE = { timeout: 10_000, retries: 2 };

/** Loads the SDK at the first call and keeps it; what failed is tried again at the next. */
export function connectOnce(options: ConnectionOptions): () => Promise<Stripe> {
  let opened: Promise<Stripe> | null = null;
  return () => {
    opened ??= openStripe(options).catch((error) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}

async function openStripe(options: ConnectionOptions): Promise<Stripe> {
  const { timeout, retries } = options.patience ?? PATIENCE;
  const address = await options.address?.();
  const { Stripe: Client } = await import("stripe");
  return new Client(options.secretKey, {
    timeout,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(address ? { host: address.host, port: address.port, protocol: "http" as const } : {}),
    ...(options.fetch ? { httpClient: Client.createFetchHttpClient(options.fetch) } : {}),
  });
}
