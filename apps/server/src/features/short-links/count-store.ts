import type { TenantDb } from '@signet/db'
import { isoOf } from '../../clock/clock.ts'

export type LinkAction = 'open' | 'password' | 'send' | 'find' | 'visit'

type CountKey = Readonly<{ linkId: string; deed: LinkAction; address: string }>
type Window = Readonly<{ now: number; lasts: number }>

const kept = 24 * 60 * 60_000

/** Counts an attempt and returns the number within the window. */
export async function countDeed(db: TenantDb, of: CountKey, { now, lasts }: Window): Promise<number> {
  const { counted } = await db
    .insertInto('shortLinkCount')
    .values({ ...of, counted: 1, startedAt: isoOf(now) })
    .onConflict((conflict) =>
      conflict.columns(['linkId', 'deed', 'address']).doUpdateSet(({ eb, ref, case: when }) => ({
        counted: when()
          .when('shortLinkCount.startedAt', '>', isoOf(now - lasts))
          .then(eb('shortLinkCount.counted', '+', 1))
          .else(1)
          .end(),
        startedAt: when()
          .when('shortLinkCount.startedAt', '>', isoOf(now - lasts))
          .then(ref('shortLinkCount.startedAt'))
          .else(ref('excluded.startedAt'))
          .end(),
      })),
    )
    .returning('counted')
    .executeTakeFirstOrThrow()
  // Addresses are personal data, so they are deleted once they are no longer needed.
  if (counted === 1)
    await db
      .deleteFrom('shortLinkCount')
      .where('startedAt', '<', isoOf(now - kept))
      .execute()
  return counted
}
