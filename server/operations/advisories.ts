import { askAdvisories } from "./packages/ask-advisories.ts";
import { readLock } from "./packages/read-lock.ts";

/**
 * `npm run advisories`: what the registry knows against the packages of production. Fails for what is high or critical.
 * Where no registry answers it says so and does not fail: nothing was found, and nothing was looked at.
 */
process.exitCode = await run(process.env.npm_config_registry ?? "https://registry.npmjs.org/");

async function run(registry: string): Promise<number> {
  const { production } = readLock();
  const advisories = await askAdvisories(registry, production);
  if (advisories === null) {
    console.log(
      `No registry answered at ${registry}: whether anything is known against our packages was not checked.`,
    );
    return 0;
  }
  for (const { severity, name, versions, vulnerable, title, url } of advisories)
    console.log(
      `${severity.padEnd(9)} ${name} ${versions.join(", ")} (known of ${vulnerable}): ${title}\n          ${url}`,
    );
  const grave = advisories.filter(({ severity }) => severity === "high" || severity === "critical");
  console.log(
    `${production.length} packages of production: ${advisories.length} known advisories, ${grave.length} of them high or critical.`,
  );
  return grave.length > 0 ? 1 : 0;
}
