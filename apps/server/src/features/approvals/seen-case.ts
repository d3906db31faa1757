import type { RefusalCode } from '@signet/contract'
import type { CaseState } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { Acting } from './acting.ts'
import { findCase, type StoredCase, stateOf } from './case-store.ts'
import { designFor } from './design-for.ts'
import type { Design } from './design-of.ts'
import { findInvolvement, type Involvement } from './involvement-store.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** A case as somebody may look at it. */
export type SeenCase = Readonly<{
  stored: StoredCase
  state: CaseState
  design: Design
  involvement: Involvement
  viewer: Viewer
}>

type Looked = Readonly<{
  caseId: string
  taskId?: string | undefined
  /** The case, when the caller has already read it. */
  stored?: StoredCase | undefined
}>

/** Refuses `approvals.caseNotFound`, and `approvals.notInvolved` for people who have nothing to do with the case. */
export async function seeCase(
  acting: Pick<Acting, 'tx' | 'actor' | 'server'>,
  { caseId, taskId, ...found }: Looked,
): Promise<SeenCase> {
  const { tx, actor } = acting
  const stored = found.stored ?? (await findCase(tx, caseId))
  if (!stored) throw new Refusal<RefusalCode>('approvals.caseNotFound')

  const state = stateOf(stored)
  const isGone = state.deletedAt !== undefined && state.starter === actor.personId
  if (isGone) throw new Refusal<RefusalCode>('approvals.caseNotFound')
  const involvement = await findInvolvement(tx, { caseId, personId: actor.personId })
  const viewer = viewerOf({ actor, starterId: stored.starterId, involvement, taskId })
  return { stored, state, involvement, viewer, design: await designFor(acting, stored) }
}
