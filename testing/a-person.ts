import type { Person } from "#contract/account.ts";

export function aPerson(overrides: Partial<Person> = {}): Person {
  return {
    id: "person-1",
    email: "amara.okafor@mail.example",
    name: "Amara Okafor",
    picture: null,
    subscription: "free",
    resumeScan: 3,
    coverLetterScan: 3,
    updatedAt: "2026-11-20T09:00:00.000Z",
    ...overrides,
  };
}
