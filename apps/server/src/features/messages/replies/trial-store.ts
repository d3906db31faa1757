import type { Reader, TenantDb, Tx } from '@signet/db'
import type { MailPlace } from './reply-store.ts'

/** How often a mail has failed. */
export async function attemptsOf(db: Reader, at: MailPlace): Promise<number> {
  const row = await db
    .selectFrom('replyTrial')
    .where('place', '=', at.place)
    .where('uidValidity', '=', String(at.uidValidity))
    .where('uid', '=', String(at.uid))
    .select('attempts')
    .executeTakeFirst()
  return row?.attempts ?? 0
}

type Trial = Readonly<{ attempts: number; retryAt: string }>

export async function saveTrial(db: TenantDb, at: MailPlace, trial: Trial): Promise<void> {
  await db
    .insertInto('replyTrial')
    .values({ ...at, ...trial })
    .onConflict((conflict) => conflict.columns(['place', 'uidValidity', 'uid']).doUpdateSet(trial))
    .execute()
}

/** Mails that are due to be tried again, the longest waiting first. */
export async function dueTrials(db: Reader, now: string, most: number): Promise<readonly MailPlace[]> {
  const rows = await db
    .selectFrom('replyTrial')
    .where('retryAt', '<=', now)
    .orderBy('retryAt')
    .select(['place', 'uidValidity', 'uid'])
    .limit(most)
    .execute()
  return rows.map(({ place, ...at }) => ({ place, uidValidity: Number(at.uidValidity), uid: Number(at.uid) }))
}

export async function countTrials(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('replyTrial')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function endTrial(db: TenantDb, at: MailPlace): Promise<void> {
  await db
    .deleteFrom('replyTrial')
    .where('place', '=', at.place)
    .where('uidValidity', '=', String(at.uidValidity))
    .where('uid', '=', String(at.uid))
    .execute()
}

/** Makes trials of mails that were given up, due at once; returns how many there were. */
export async function beginAgain(tx: Tx, ids: readonly string[], now: string): Promise<number> {
  const given = await tx
    .deleteFrom('incomingMail')
    .where('id', 'in', [...ids, ''])
    .where('state', '=', 'failed')
    .returning(['place', 'uidValidity', 'uid'])
    .execute()
  for (const { place, uidValidity, uid } of given)
    await saveTrial(
      tx,
      { place, uidValidity: Number(uidValidity), uid: Number(uid) },
      { attempts: 0, retryAt: now },
    )
  return given.length
}
