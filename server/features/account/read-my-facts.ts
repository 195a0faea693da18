import type { Store } from "#server/adapters/store/port.ts";
import { facts } from "#server/adapters/store/schema-facts.ts";
import { and, eq, sql } from "#server/adapters/store/sql.ts";

/** Rows held in memory at once. */
const AT_ONCE = 100;

/** What the user has said of values read from their resumes and ads, by document. */
export async function* readMyFacts(store: Store, userId: string) {
  let last = { documentSha256: "", factId: "" };
  for (;;) {
    const page = await store
      .db()
      .select({
        documentSha256: facts.documentSha256,
        factId: facts.factId,
        said: facts.said,
        updatedAt: facts.updatedAt,
      })
      .from(facts)
      .where(
        and(
          eq(facts.userId, userId),
          sql`(${facts.documentSha256}, ${facts.factId}) > (${last.documentSha256}, ${last.factId})`,
        ),
      )
      .orderBy(facts.documentSha256, facts.factId)
      .limit(AT_ONCE);
    yield* page;
    if (page.length < AT_ONCE) return;
    last = page.at(-1)!;
  }
}
