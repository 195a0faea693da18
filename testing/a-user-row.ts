import type { users } from "#server/adapters/store/schema.ts";
import { systemRuntime } from "#server/shared/runtime.ts";

/** A free user as the store keeps them. */
export function aUserRow(overrides: Partial<typeof users.$inferInsert> = {}): typeof users.$inferInsert {
  const now = new Date("2026-11-20T09:00:00.123Z");
  return {
    id: systemRuntime.newId(),
    email: "amara.okafor@mail.example",
    name: "Amara Okafor",
    picture: null,
    subscription: "free",
    resumeScan: 3,
    coverLetterScan: 3,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
}
