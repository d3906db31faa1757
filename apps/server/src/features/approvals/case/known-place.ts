import type { Db } from '@signet/db'
import type { Design } from '../design/design-of.ts'
import type { Acting } from './acting.ts'

/** Where the record of a case lay when the case was last met here. */
export type KnownPlace = Readonly<{ design: Design; recordId: string }>

type Case = Readonly<{ tenant: string; caseId: string }>

const mostKept = 20_000
const kept = new WeakMap<Db, Map<string, KnownPlace>>()

/** Good enough to ask for a record together with its case; whether it still lies there, the case says. */
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
