import { type Envelope, RefusalData } from '@signet/contract'
import type { PlatformDb } from '@signet/db'
import { sql } from 'kysely'
import { type Clock, isoOf } from '../../clock/clock.ts'

/** Counts calls without a session and floods, which would fill the audit log with a row each. */
export type RefusedCalls = Readonly<{
  note: (answer: Envelope, network: string) => void
  /** Adds the counts since the last time to the database. */
  write: () => Promise<void>
}>

/** Not signed in, and too many calls. */
const counted: ReadonlySet<number> = new Set([600, 601, 602, 429])
const hour = 3_600_000
/** Networks that a node counts apart in an hour; further ones share a row. */
const mostNetworks = 1_000
const others = 'others'

type Count = Readonly<{ hour: string; refusal: string; network: string; count: number }>

export function openRefusedCalls({ db, clock }: Readonly<{ db: PlatformDb; clock: Clock }>): RefusedCalls {
  let counts = new Map<string, Count>()
  let networks = new Set<string>()
  let networksSince = ''

  /** Returns the name to count a network under. */
  const nameOf = (network: string, since: string): string => {
    if (since !== networksSince) networks = new Set()
    networksSince = since
    if (networks.size < mostNetworks) networks.add(network)
    return networks.has(network) ? network : others
  }

  return {
    note: ({ code, data }, network) => {
      if (!counted.has(code)) return
      const { refusal } = RefusalData.parse(data)
      const now = clock()
      const since = isoOf(now - (now % hour))
      const place = { hour: since, refusal, network: nameOf(network, since) }
      const key = Object.values(place).join(' ')
      counts.set(key, { ...place, count: (counts.get(key)?.count ?? 0) + 1 })
    },
    write: async () => {
      if (counts.size === 0) return
      const written = [...counts.values()]
      counts = new Map()
      await addCounts(db, written)
    },
  }
}

async function addCounts(db: PlatformDb, counts: readonly Count[]): Promise<void> {
  await sql`insert into platform.refused_call (hour, refusal, network, count)
    select hour, refusal, network, count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as counted (hour timestamptz, refusal text, network text, count integer)
    on conflict (hour, refusal, network) do update set count = refused_call.count + excluded.count`.execute(
    db,
  )
}

/** Deletes counts before an instant. */
export async function forgetOldRefusedCalls(db: PlatformDb, before: string): Promise<void> {
  await db.deleteFrom('refusedCall').where('hour', '<=', before).execute()
}
