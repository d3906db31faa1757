import { countOf, type Reader, type Tx } from '@signet/db'

export async function isStarredBy(db: Reader, personId: string, colleagueId: string): Promise<boolean> {
  const row = await db
    .selectFrom('starredColleague')
    .where('personId', '=', personId)
    .where('colleagueId', '=', colleagueId)
    .select('colleagueId')
    .executeTakeFirst()
  return row !== undefined
}

export function countStarred(db: Reader, personId: string): Promise<number> {
  return countOf(db.selectFrom('starredColleague').where('personId', '=', personId))
}

type Starred = Readonly<{ personId: string; colleagueId: string; starredAt: string }>

export async function insertStar(tx: Tx, star: Starred): Promise<void> {
  await tx
    .insertInto('starredColleague')
    .values(star)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteStar(tx: Tx, personId: string, colleagueId: string): Promise<void> {
  await tx
    .deleteFrom('starredColleague')
    .where('personId', '=', personId)
    .where('colleagueId', '=', colleagueId)
    .execute()
}
