import { randomBytes } from "node:crypto";
import type pg from "pg";
import { hashToken } from "#server/sessions/hash-token.ts";

/** People who are signed in, straight into the store. @returns a session's token for each. */
export async function addPeople(
  database: pg.Client,
  count: number,
  plan: "free" | "premium",
): Promise<string[]> {
  const made = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  await database.query(
    `with people as (
      insert into users (id, email, subscription, resume_scan, cover_letter_scan, created_at, updated_at)
      select gen_random_uuid(), 'person-' || n || '@mail.example', $3, 3, 3, now(), now() from generate_series(1, $1::int) n
      returning id, email)
    insert into sessions (user_id, token_hash, created_at, last_seen, expires_at)
    select people.id, hashes.hash, now(), now(), now() + interval '30 days'
    from people join unnest($2::text[]) with ordinality as hashes (hash, n) on people.email = 'person-' || n || '@mail.example'`,
    [count, made.map(hashToken), plan],
  );
  return made;
}
