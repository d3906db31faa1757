import type { RefusalCode } from '@signet/contract'
import type { Db, Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import { registerCache } from '../../socket/hints/index.ts'

/** What the operator decided about a tenant; null where there is no bound. */
export type TenantBounds = Readonly<{
  isSuspended: boolean
  /** Whether it sends nothing to other systems, because its original may. */
  isCopy: boolean
  mostPeople: number | null
  mostBytes: number | null
  callsPerMinute: number | null
}>

export type Tenants = Readonly<{
  of: (code: string) => Promise<TenantBounds>
  /** Refuses `session.tenantSuspended`. */
  refuseSuspended: (code: string) => Promise<void>
  /** Refuses `outside.copyRests`. */
  refuseCopy: (code: string) => Promise<void>
}>

/** Milliseconds after which the operator's command counts on every node. */
const trustedFor = 1000
const unbounded: TenantBounds = {
  isSuspended: false,
  isCopy: false,
  mostPeople: null,
  mostBytes: null,
  callsPerMinute: null,
}

export function openTenants({
  db,
  monotonic = () => performance.now(),
}: Readonly<{ db: Db; monotonic?: () => number }>): Tenants {
  const known = new Map<string, Readonly<{ bounds: Promise<TenantBounds>; readAt: number }>>()

  const use = registerCache(db, 'bounds', {
    entries: (code) => Number(known.has(code)),
    empty: (code) => void known.delete(code),
  })
  const of = (code: string): Promise<TenantBounds> => {
    const entry = known.get(code)
    const readAt = monotonic()
    const isFresh = entry !== undefined && readAt - entry.readAt < trustedFor
    use[isFresh ? 'hit' : 'miss'](code)
    if (isFresh) return entry.bounds

    const bounds = readBounds(db, code)
    known.set(code, { bounds, readAt })
    bounds.catch(() => known.delete(code))
    return bounds
  }

  return {
    of,
    refuseSuspended: async (code) => {
      if ((await of(code)).isSuspended) throw new Refusal<RefusalCode>('session.tenantSuspended')
    },
    refuseCopy: async (code) => {
      if ((await of(code)).isCopy) throw new Refusal<RefusalCode>('outside.copyRests')
    },
  }
}

async function readBounds(db: Db, code: string): Promise<TenantBounds> {
  const row = await db.platform
    .selectFrom('tenant')
    .where('code', '=', code)
    .select(['suspendedAt', 'isCopy', 'mostPeople', 'mostBytes', 'callsPerMinute'])
    .executeTakeFirst()
  if (!row) return unbounded

  const { suspendedAt, mostBytes, ...bounds } = row
  return {
    ...bounds,
    isSuspended: suspendedAt !== null,
    mostBytes: mostBytes === null ? null : Number(mostBytes),
  }
}

/**
 * Refuses `tenants.tooManyPeople` when the transaction that added people leaves more active ones than allowed.
 * Changes of the organization wait for each other, so that two at once do not both fit.
 */
export async function refuseTooManyPeople(
  tx: Tx,
  { tenants, tenant }: Readonly<{ tenants: Tenants; tenant: string }>,
): Promise<void> {
  const { mostPeople } = await tenants.of(tenant)
  if (mostPeople === null) return

  await tx.selectFrom('directoryVersion').select('version').forUpdate().execute()
  const { people } = await tx
    .selectFrom('person')
    .where('isEnabled', '=', true)
    .select(sql<number>`count(*)::integer`.as('people'))
    .executeTakeFirstOrThrow()
  if (people > mostPeople) throw new Refusal<RefusalCode>('tenants.tooManyPeople', { most: mostPeople })
}

/** Active people and stored bytes of a tenant. */
export async function usageIn(db: Reader): Promise<Readonly<{ people: number; bytes: number }>> {
  const { people } = await db
    .selectFrom('person')
    .where('isEnabled', '=', true)
    .select(sql<string>`count(*)`.as('people'))
    .executeTakeFirstOrThrow()
  const { bytes } = await db
    .selectFrom('storedFile')
    .select(sql<string>`coalesce(sum(size), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return { people: Number(people), bytes: Number(bytes) }
}
