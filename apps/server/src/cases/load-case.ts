import type { RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import type { FormValues } from '@signet/form'
import { Refusal } from '@signet/std'
import { Outdated } from '../http/outdated.ts'
import { loadRecord } from '../records/record-store/index.ts'
import type { Acting, ReadContext } from './context.ts'
import { type Design, designFor, recordPlace } from './design/design.ts'
import { askToLock, findCase, type StoredCase } from './store/case-store.ts'

/** Returns a stored case without locking it. */
export async function loadCase(
  acting: Pick<ReadContext, 'tx' | 'actor' | 'server'>,
  caseId: string,
): Promise<Readonly<{ stored: StoredCase; design: Design }>> {
  const stored = await findCase(acting.tx, caseId)
  if (!stored) throw new Refusal<RefusalCode>('approvals.caseNotFound')
  const design = await designFor(acting, stored)
  rememberPlace(acting, { tenant: acting.actor.tenant, caseId }, { design, recordId: stored.recordId })
  return { stored, design }
}

type CaseLocker = Pick<Acting, 'tx' | 'actor' | 'server'>
type LockedCase = Readonly<{ stored: StoredCase; design: Design; record: FormValues | undefined }>

/**
 * Locks a case and reads its record. If this process knows where the record was, both are requested in one
 * round trip. Returns undefined if there is no such case.
 */
export async function lockWithRecord(acting: CaseLocker, caseId: string): Promise<LockedCase | undefined> {
  const one = { tenant: acting.actor.tenant, caseId }
  const answer = await askToLock(acting.tx, caseId)
  const known = knownPlace(acting, one)
  const early = known && (await loadRecord(recordPlace(acting, known.design), known.recordId).catch(outdated))
  const stored = await answer()
  if (!stored) return undefined

  const { recordId } = stored
  const design = await designFor(acting, stored)
  if (known?.design === design && known.recordId === recordId) return { stored, design, record: early }

  rememberPlace(acting, one, { design, recordId })
  return { stored, design, record: await loadRecord(recordPlace(acting, design), recordId) }

  /** Another process published the form and set a column or a table aside. */
  function outdated(error: unknown): never {
    const { code } = error as { code?: unknown }
    if (code !== '42703' && code !== '42P01') throw error
    forgetPlace(acting, one)
    throw new Outdated(error)
  }
}

/** Where this process last saw the record of a case. */
export type KnownPlace = Readonly<{ design: Design; recordId: string }>

type Case = Readonly<{ tenant: string; caseId: string }>

const mostKept = 20_000
const kept = new WeakMap<Db, Map<string, KnownPlace>>()

/** A guess for reading the record together with its case; the locked case confirms it. */
function knownPlace({ server: { db } }: Pick<Acting, 'server'>, one: Case): KnownPlace | undefined {
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

function forgetPlace({ server: { db } }: Pick<Acting, 'server'>, one: Case): void {
  kept.get(db)?.delete(keyOf(one))
}

function keyOf({ tenant, caseId }: Case): string {
  return `${tenant}/${caseId}`
}
