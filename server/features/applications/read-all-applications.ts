import type { Application } from "#contract/application.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { findApplication } from "./application-row.ts";
import { listApplications } from "./list-applications.ts";

/** Ids read at once; ads and notes are read one by one, so that others have their turn. */
const AT_ONCE = 100;

/** Every application of a user with all that is kept of it, newest first. */
export async function* readAllApplications(store: Store, userId: string): AsyncGenerator<Application> {
  let after: string | undefined;
  do {
    const page = await listApplications(store, userId, after, AT_ONCE);
    for (const { id } of page.applications) {
      const found = await findApplication(store, { userId, id });
      if (found === null) continue;
      const { bytes: _, ...application } = found;
      yield application;
    }
    after = page.next ?? undefined;
  } while (after !== undefined);
}
