import type { Reader } from '@signet/db'

/** Returns the ids of the colleagues whom a person has starred. */
export async function selectStarred(db: Reader, personId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('starredColleague')
    .where('personId', '=', personId)
    .select('colleagueId')
    .execute()
  return rows.map(({ colleagueId }) => colleagueId)
}
