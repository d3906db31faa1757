import type { Reader } from '@signet/db'
import type { CaseState } from '@signet/flow'
import { findCase, stateOf } from '../../../cases/store/case-store.ts'
import { revocationsOf } from './revocation-store.ts'

const hadEnded: ReadonlySet<CaseState['status']> = new Set(['approved', 'revoking', 'revoked', 'terminated'])

/** Returns the case that this one revokes, and the revocations of this one. */
export async function revocationView(tx: Reader, { id, status, revokes }: CaseState) {
  const original = revokes && (await findCase(tx, revokes.case))
  const title = original ? stateOf(original).title : ''
  return {
    revokes: revokes ? { caseId: revokes.case, title, reason: revokes.reason } : null,
    revocations: hadEnded.has(status) ? await revocationsOf(tx, id) : [],
  }
}
