import { buildApp } from "../app.ts";
import { isLoopbackOnly } from "../config/is-loopback-only.ts";
import { usesHttps } from "../config/uses-https.ts";
import { mountHealth } from "../operations/health-routes.ts";
import { mountMetrics } from "../operations/metrics.ts";
import { mountPolicyReports } from "../operations/policy-reports.ts";
import { mountSecurityText } from "../operations/security-text.ts";
import { accessApp } from "./app-access.ts";
import { chooseAdapters } from "./choose-adapters.ts";
import { describeLocalParts, mountLocalParts } from "./local-parts.ts";
import { makeServices } from "./make-services.ts";
import { mountFeatures } from "./mount-features.ts";
import type { Product, ProductOptions } from "./product.ts";

/** The product of its settings: adapters, services made of them, the app over both; closed in reverse. */
export function composeProduct(options: ProductOptions): Product {
  const { config } = options;
  const access = accessApp(() => app, config);
  const adapters = chooseAdapters(options, access);
  const services = makeServices(options, adapters, access);
  const { store, workers, origins, local } = adapters;
  const { maintenance, outbox } = services;

  const ready = store.ready.then(maintenance.start).then(outbox.start);
  ready.catch(() => undefined);

  const app = buildApp(
    {
      https: usesHttps(config),
      trustedProxies: config.trustedProxies,
      log: options.log,
      mostPerMinute: options.limits.requests,
    },
    {
      origins,
      ready,
      mountApi: (api) => mountFeatures(api, options, adapters, services, access),
      mountPages: async (pages) => {
        mountLocalParts(pages, local, config);
        await options.mountPages(pages);
      },
    },
  );
  mountHealth(app, { store, runtime: options.runtime });
  mountPolicyReports(app);
  mountSecurityText(app, { ...config, now: options.runtime.now() });
  if (config.metricsToken !== null || isLoopbackOnly(config))
    mountMetrics(app, { store, token: config.metricsToken });

  return {
    app,
    ready,
    localParts: describeLocalParts(local, config),
    localPayments: local.payments,
    warm: workers.warm,
    close: async () => {
      await app.close();
      await maintenance.stop();
      await local.payments?.close();
      await outbox.stop();
      await workers.close();
      await store.close();
    },
  };
}
