import type { Db } from '@signet/db'
import type { Acting } from './acting.ts'
import type { Design } from './design/design-of.ts'

/** Where this process last saw the record of a case. */
export type KnownPlace = Readonly<{ design: Design; recordId: string }>

type Case = Readonly<{ tenant: string; caseId: string }>

const mostKept = 20_000
const kept = new WeakMap<Db, Map<string, KnownPlace>>()

/** A guess for reading the record together with its case; the locked case confirms it. */
export function knownPlace({ server: { db } }: Pick<Acting, 'server'>, one: Case): KnownPlace | undefined {
  return kept.get(db)?.get(keyOf(one))
}

export function rememberPlace(
  { server: { db } }: Pick<Acting, 'server'>,
  one: Case,
  place: KnownPlace,
): void {
  const places = kept.get(db) ?? new Map<string, KnownPlace>()
  kept.set(db, places)
  const [oldest] = places.size >= mostKept ? places.keys() : []
  if (oldest !== undefined) places.delete(oldest)
  places.set(keyOf(one), place)
}

export function forgetPlace({ server: { db } }: Pick<Acting, 'server'>, one: Case): void {
  kept.get(db)?.delete(keyOf(one))
}

function keyOf({ tenant, caseId }: Case): string {
  return `${tenant}/${caseId}`
}
