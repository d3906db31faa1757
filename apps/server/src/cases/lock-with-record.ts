import type { FormValues } from '@signet/form'
import { Outdated } from '../http/envelope.ts'
import { loadRecord } from '../records/record-store/index.ts'
import type { Acting } from './acting.ts'
import { designFor } from './design/design-for.ts'
import { type Design, recordPlace } from './design/design-of.ts'
import { forgetPlace, knownPlace, rememberPlace } from './known-place.ts'
import { askToLock, type StoredCase } from './store/case-store.ts'

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
