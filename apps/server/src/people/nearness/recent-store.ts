import type { Reader, Tx } from '@signet/db'
import { sql } from 'kysely'

/** How many are kept for a person. */
const mostRecent = 20

/** Returns the ids of the colleagues whom a person has met, the last one first. */
export async function selectRecent(db: Reader, personId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('recentColleague')
    .where('personId', '=', personId)
    .orderBy('metAt', 'desc')
    .orderBy('colleagueId')
    .select('colleagueId')
    .execute()
  return rows.map(({ colleagueId }) => colleagueId)
}

type Met = Readonly<{ personId: string; colleagueId: string; metAt: string }>

export async function upsertRecent(tx: Tx, met: readonly Met[]): Promise<void> {
  await tx
    .insertInto('recentColleague')
    .values([...met])
    .onConflict((conflict) =>
      conflict.columns(['personId', 'colleagueId']).doUpdateSet({ metAt: sql`excluded.met_at` }),
    )
    .execute()
}

/** Forgets all but the last ones that a person has met. */
export async function pruneRecent(tx: Tx, personId: string): Promise<void> {
  await tx
    .deleteFrom('recentColleague')
    .where('personId', '=', personId)
    .where('colleagueId', 'in', ({ selectFrom }) =>
      selectFrom('recentColleague')
        .where('personId', '=', personId)
        .orderBy('metAt', 'desc')
        .orderBy('colleagueId')
        .offset(mostRecent)
        .select('colleagueId'),
    )
    .execute()
}
