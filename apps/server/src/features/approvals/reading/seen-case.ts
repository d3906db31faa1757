import type { RefusalCode } from '@signet/contract'
import { type CaseState, isUndone, neverReached } from '@signet/flow'
import { Refusal } from '@signet/std'
import { delegationsTo } from '../../delegations/index.ts'
import type { ReadContext } from '../case/acting.ts'
import { findCase, type StoredCase, stateOf } from '../case/case-store.ts'
import { loadChain } from '../case/event-store.ts'
import { principalsIn } from '../case/on-behalf.ts'
import { designFor } from '../design/design-for.ts'
import type { Design } from '../design/design-of.ts'
import { findInvolvement, type Involvement, type OwnTask } from './involvement-store.ts'
import { type Viewer, viewerOf, viewersOf } from './viewer.ts'

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

export type Seeing = Pick<ReadContext, 'tx' | 'actor' | 'server' | 'now'>

/** Refuses `approvals.caseNotFound`, and `approvals.notInvolved` for people who have nothing to do with the case. */
export async function seeCase(acting: Seeing, { caseId, taskId, ...found }: Looked): Promise<SeenCase> {
  const { tx, actor } = acting
  const stored = found.stored ?? (await findCase(tx, caseId))
  if (!stored) throw new Refusal<RefusalCode>('approvals.caseNotFound')

  const state = stateOf(stored)
  const isGone = state.deletedAt !== undefined && state.starter === actor.personId
  if (isGone) throw new Refusal<RefusalCode>('approvals.caseNotFound')
  const seen = await seenBy(acting, { stored, state, taskId })
  if (!seen) throw new Refusal<RefusalCode>('approvals.notInvolved')
  return seen
}

/** The same for whoever only wants to know: undefined where `seeCase` would refuse. */
export async function seenIfInvolved(acting: Seeing, caseId: string): Promise<SeenCase | undefined> {
  const stored = await findCase(acting.tx, caseId)
  const state = stored && stateOf(stored)
  if (!state || state.deletedAt !== undefined) return undefined
  return seenBy(acting, { stored, state, taskId: undefined })
}

/** A case with everything that this person is on it, in his own name and for others; undefined where he is nothing. */
export async function seenFromAll(
  acting: Seeing,
  caseId: string,
): Promise<(Omit<SeenCase, 'viewer'> & Readonly<{ viewers: readonly Viewer[] }>) | undefined> {
  const stored = await findCase(acting.tx, caseId)
  const state = stored && stateOf(stored)
  if (!state || state.deletedAt !== undefined) return undefined

  const { actor } = acting
  const involvement = await involvementOf(acting, { state, stored, taskId: anothers })
  const viewers = viewersOf({ actor, starterId: starterFor(state, actor.personId), involvement })
  if (viewers.length === 0) return undefined
  return { stored, state, involvement, viewers, design: await designFor(acting, stored) }
}

/** No task has this id, so those of others are looked at, too. */
const anothers = ''

async function seenBy(acting: Seeing, { stored, state, taskId }: Seen): Promise<SeenCase | undefined> {
  const { actor } = acting
  const involvement = await involvementOf(acting, { state, stored, taskId })
  const viewer = viewerOf({ actor, starterId: starterFor(state, actor.personId), involvement, taskId })
  return viewer && { stored, state, involvement, viewer, design: await designFor(acting, stored) }
}

/** Whether somebody else could open the case now; administrators can. */
export async function maySee(
  acting: Seeing,
  { state, stored }: Pick<SeenCase, 'state' | 'stored'>,
  personId: string,
): Promise<boolean> {
  if (starterFor(state, personId) === personId) return true
  const { administrators } = await acting.server.directories.of(acting.actor.tenant)
  if (administrators().includes(personId)) return true

  const person = { ...acting, actor: { ...acting.actor, personId } }
  const { tasks, copies } = await involvementOf(person, { state, stored, taskId: undefined })
  return tasks.length + copies.length > 0
}

/** Whoever has launched a case for somebody sees it as he does. */
function starterFor({ starter, launcher }: CaseState, person: string): string {
  return launcher === person ? person : starter
}

type Seen = Readonly<{ state: CaseState; stored: StoredCase; taskId: string | undefined }>

/**
 * The person's own part. Only when the task that was asked for, or the whole case, is none of it the tasks are looked at
 * that he may decide for others now, or has decided for them; what they have decided themselves is not his to see, nor
 * his own request as they see it.
 */
async function involvementOf(acting: Seeing, { state, stored, taskId }: Seen): Promise<Involvement> {
  const { tx, actor } = acting
  const involvement = await findInvolvement(tx, { caseId: state.id, personId: actor.personId })
  const own = await reachedOf(acting, state, involvement)
  const isKnown = taskId === undefined || taskId === state.id || own.tasks.some(({ id }) => id === taskId)
  const isInvolved =
    own.tasks.length + own.copies.length > 0 || starterFor(state, actor.personId) === actor.personId
  if (state.starter === actor.personId || (isKnown && isInvolved)) return own

  return { ...own, tasks: [...own.tasks, ...(await tasksForOthers(acting, { state, stored }))] }
}

async function tasksForOthers(
  acting: Seeing,
  { state, stored }: Pick<SeenCase, 'state' | 'stored'>,
): Promise<readonly OwnTask[]> {
  const { tx, actor, now } = acting
  const person = actor.personId
  const delegations = await delegationsTo(tx, { personId: person, now })
  const isHis = new Set(
    state.tasks.filter((task) => isUndone(task) || task.agent === person).map(({ id }) => id),
  )
  const tasks: OwnTask[] = []
  for (const personId of principalsIn(delegations, { flow: stored.flowId, now, person }))
    tasks.push(...(await findInvolvement(tx, { caseId: state.id, personId })).tasks)
  const reached = await reachedOf(acting, state, { tasks, copies: [] })
  return reached.tasks.filter(({ id }) => isHis.has(id))
}

/**
 * Whose turn has not come sees nothing yet, and nothing ever when it did not come before all was over; who waits for the
 * signers he has added does.
 */
async function reachedOf(
  { tx }: Pick<Seeing, 'tx'>,
  { id, tasks }: CaseState,
  { tasks: rows, copies }: Involvement,
): Promise<Involvement> {
  const waiting = new Set(tasks.filter(({ signers }) => signers).map((task) => task.id))
  const isOver = rows.some(({ stage }) => stage === 'cancelled')
  const events = isOver ? (await loadChain(tx, id)).rows.map(({ event }) => event) : []
  const missed = neverReached(events)
  const isReached = ({ id: task, stage }: OwnTask) =>
    stage === 'waiting' ? waiting.has(task) : !missed.has(task)
  return { copies, tasks: rows.filter(isReached) }
}
