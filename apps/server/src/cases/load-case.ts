import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { ReadContext } from './acting.ts'
import { designFor } from './design/design-for.ts'
import type { Design } from './design/design-of.ts'
import { rememberPlace } from './known-place.ts'
import { findCase, type StoredCase } from './store/case-store.ts'

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
