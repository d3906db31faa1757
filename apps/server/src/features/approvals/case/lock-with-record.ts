import type { FormValues } from '@signet/form'
import { Outdated } from '../../../http/outdated.ts'
import { loadRecord } from '../../../record-store/index.ts'
import { designFor } from '../design/design-for.ts'
import type { Design } from '../design/design-of.ts'
import type { Acting } from './acting.ts'
import { askToLock, type StoredCase } from './case-store.ts'
import { forgetPlace, knownPlace, rememberPlace } from './known-place.ts'
import { recordPlace } from './record-place.ts'

type Locking = Pick<Acting, 'tx' | 'actor' | 'server'>
type Locked = Readonly<{ stored: StoredCase; design: Design; record: FormValues | undefined }>

/**
 * Locks a case and reads its record as whoever held it before has left it. Where the record was last time, it is asked
 * for in the flight of the lock, behind it; undefined when there is no such case.
 */
export async function lockWithRecord(acting: Locking, caseId: string): Promise<Locked | undefined> {
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

  /** Publishing the form elsewhere has set aside a column or a table. */
  function outdated(error: unknown): never {
    const { code } = error as { code?: unknown }
    if (code !== '42703' && code !== '42P01') throw error
    forgetPlace(acting, one)
    throw new Outdated(error)
  }
}
