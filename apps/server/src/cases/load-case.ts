import type { RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import type { FormValues } from '@signet/form'
import { Refusal } from '@signet/std'
import { StaleCacheError } from '../http/envelope.ts'
import { loadRecord } from '../records/record-store/index.ts'
import type { ReadContext, WriteContext } from './context.ts'
import { type Design, designInTenant, recordSource } from './design/compiled-design.ts'
import { findCase, queueLock, type StoredCase } from './store/case-store.ts'

/** Returns a stored case without locking it. */
export async function loadCase(
  context: Pick<ReadContext, 'tx' | 'actor' | 'server'>,
  caseId: string,
): Promise<Readonly<{ stored: StoredCase; design: Design }>> {
  const stored = await findCase(context.tx, caseId)
  if (!stored) throw new Refusal<RefusalCode>('approvals.caseNotFound')
  const design = await designInTenant(context, stored)
  rememberRecordLocation(
    context,
    { tenant: context.actor.tenant, caseId },
    { design, recordId: stored.recordId },
  )
  return { stored, design }
}

type CaseLocker = Pick<WriteContext, 'tx' | 'actor' | 'server'>
type CaseWithRecord = Readonly<{ stored: StoredCase; design: Design; record: FormValues | undefined }>

/**
 * Locks a case and reads its record. If this process knows where the record was, both are requested in one
 * round trip. Returns undefined if there is no such case.
 */
export async function lockCaseWithRecord(
  context: CaseLocker,
  caseId: string,
): Promise<CaseWithRecord | undefined> {
  const one = { tenant: context.actor.tenant, caseId }
  const answer = await queueLock(context.tx, caseId)
  const known = knownRecordLocation(context, one)
  const early =
    known && (await loadRecord(recordSource(context, known.design), known.recordId).catch(outdated))
  const stored = await answer()
  if (!stored) return undefined

  const { recordId } = stored
  const design = await designInTenant(context, stored)
  if (known?.design === design && known.recordId === recordId) return { stored, design, record: early }

  rememberRecordLocation(context, one, { design, recordId })
  return { stored, design, record: await loadRecord(recordSource(context, design), recordId) }

  /** Another process published the form and set a column or a table aside. */
  function outdated(error: unknown): never {
    const { code } = error as { code?: unknown }
    if (code !== '42703' && code !== '42P01') throw error
    forgetRecordLocation(context, one)
    throw new StaleCacheError(error)
  }
}

/** Where this process last saw the record of a case. */
export type RecordLocation = Readonly<{ design: Design; recordId: string }>

type CaseAddress = Readonly<{ tenant: string; caseId: string }>

const mostKept = 20_000
const kept = new WeakMap<Db, Map<string, RecordLocation>>()

/** A guess for reading the record together with its case; the locked case confirms it. */
function knownRecordLocation(
  { server: { db } }: Pick<WriteContext, 'server'>,
  one: CaseAddress,
): RecordLocation | undefined {
  return kept.get(db)?.get(keyOf(one))
}

export function rememberRecordLocation(
  { server: { db } }: Pick<WriteContext, 'server'>,
  one: CaseAddress,
  location: RecordLocation,
): void {
  const places = kept.get(db) ?? new Map<string, RecordLocation>()
  kept.set(db, places)
  const [oldest] = places.size >= mostKept ? places.keys() : []
  if (oldest !== undefined) places.delete(oldest)
  places.set(keyOf(one), location)
}

function forgetRecordLocation({ server: { db } }: Pick<WriteContext, 'server'>, one: CaseAddress): void {
  kept.get(db)?.delete(keyOf(one))
}

function keyOf({ tenant, caseId }: CaseAddress): string {
  return `${tenant}/${caseId}`
}
