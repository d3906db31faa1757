import type { RefusalCode } from '@signet/contract'
import {
  type CaseState,
  findUnreachedTasks,
  isUnfinished,
  type SideSettings,
  sideInformationAt,
} from '@signet/flow'
import { Refusal } from '@signet/std'
import { delegationsTo } from '../../people/rights/delegation-store.ts'
import type { ReadContext } from '../context.ts'
import { type Design, designInTenant } from '../design/compiled-design.ts'
import { principalsIn } from '../on-behalf.ts'
import { findShares } from '../store/case-share-store.ts'
import { findCase, type StoredCase, stateOf } from '../store/case-store.ts'
import { loadChain } from '../store/event-store.ts'
import { findInvolvement, type Involvement, type OwnTask } from './involvement-store.ts'
import { startPosition } from './readable-case-store.ts'
import { type Viewer, viewerOf, viewerPosition, viewersOf } from './viewer.ts'

/** A case and its reader's role in it. */
export type VisibleCase = Readonly<{
  stored: StoredCase
  state: CaseState
  design: Design
  involvement: Involvement
  viewer: Viewer
}>

type CaseQuery = Readonly<{
  caseId: string
  taskId?: string | undefined
  /** Skips the read when the caller already has the case. */
  stored?: StoredCase | undefined
}>

export type CaseReader = Pick<ReadContext, 'tx' | 'actor' | 'server' | 'now'>

/**
 * Refuses `approvals.notInvolved` for people without a role on the case, and for ids of no case, so that nothing tells
 * them apart; `approvals.caseNotFound` to administrators, who see every case, and for one's own deleted request.
 */
export async function loadVisibleCase(
  context: CaseReader,
  { caseId, taskId, ...found }: CaseQuery,
): Promise<VisibleCase> {
  const { tx, actor } = context
  const stored = found.stored ?? (await findCase(tx, caseId))
  if (!stored)
    throw new Refusal<RefusalCode>(actor.isAdministrator ? 'approvals.caseNotFound' : 'approvals.notInvolved')

  const state = stateOf(stored)
  const isGone = state.deletedAt !== undefined && state.starter === actor.personId
  if (isGone) throw new Refusal<RefusalCode>('approvals.caseNotFound')
  const seen = await visibleCaseOf(context, {
    stored,
    state,
    tasks: taskId === undefined ? 'own' : { asked: taskId },
  })
  if (!seen) throw new Refusal<RefusalCode>('approvals.notInvolved')
  return seen
}

/** Returns undefined where `loadVisibleCase` refuses. */
export async function findVisibleCase(context: CaseReader, caseId: string): Promise<VisibleCase | undefined> {
  const stored = await findCase(context.tx, caseId)
  const state = stored && stateOf(stored)
  if (!state || state.deletedAt !== undefined) return undefined
  return visibleCaseOf(context, { stored, state, tasks: 'own' })
}

/** Returns a case with all roles of its reader, also on behalf of others; undefined if they have none. */
export async function findCaseWithViewers(
  context: CaseReader,
  caseId: string,
): Promise<(Omit<VisibleCase, 'viewer'> & Readonly<{ viewers: readonly Viewer[] }>) | undefined> {
  const stored = await findCase(context.tx, caseId)
  const state = stored && stateOf(stored)
  if (!state || state.deletedAt !== undefined) return undefined

  const { actor } = context
  const involvement = await involvementOf(context, { state, stored, tasks: 'ownAndPrincipals' })
  const viewers = viewersOf({ actor, starterId: starterFor(state, actor.personId), involvement })
  if (viewers.length === 0) return undefined
  return { stored, state, involvement, viewers, design: await designInTenant(context, stored) }
}

/**
 * A case and its tasks are read by two statements. Where a decision came between them, the case is read again, because
 * a page would otherwise say that a task is over and not who decided it.
 */
async function visibleCaseOf(context: CaseReader, found: CaseWithTasks): Promise<VisibleCase | undefined> {
  const seen = await caseWithViewer(context, found)
  if (!seen || !isTorn(seen)) return seen

  const stored = await findCase(context.tx, found.state.id)
  return stored && caseWithViewer(context, { ...found, stored, state: stateOf(stored) })
}

function isTorn({ state, involvement }: VisibleCase): boolean {
  const stages = new Map(state.tasks.map(({ id, stage }) => [id, stage]))
  return involvement.tasks.some(({ id, stage }) => stages.get(id) !== stage)
}

async function caseWithViewer(
  context: CaseReader,
  { stored, state, tasks }: CaseWithTasks,
): Promise<VisibleCase | undefined> {
  const { actor } = context
  const involvement = await involvementOf(context, { state, stored, tasks })
  const taskId = typeof tasks === 'string' ? undefined : tasks.asked
  const viewer = viewerOf({ actor, starterId: starterFor(state, actor.personId), involvement, taskId })
  return viewer && { stored, state, involvement, viewer, design: await designInTenant(context, stored) }
}

/** Whether another person could open the case now; administrators can. */
export async function canReadCase(
  context: CaseReader,
  { state, stored }: Pick<VisibleCase, 'state' | 'stored'>,
  personId: string,
): Promise<boolean> {
  if (starterFor(state, personId) === personId) return true
  const { administrators } = await context.server.directories.of(context.actor.tenant)
  if (administrators().includes(personId)) return true

  const person = { ...context, actor: { ...context.actor, personId } }
  const { tasks, copies } = await involvementOf(person, { state, stored, tasks: 'own' })
  return tasks.length + copies.length > 0
}

/** The launcher of a case on behalf of its starter sees it as the starter does. */
function starterFor({ starter, launcher }: CaseState, person: string): string {
  return launcher === person ? person : starter
}

/**
 * Whose tasks count. `own`: the person's, or their principals' if the person has none; `ownAndPrincipals`:
 * both; `asked`: one task, which may be a principal's.
 */
type TaskScope = 'own' | 'ownAndPrincipals' | Readonly<{ asked: string }>

type CaseWithTasks = Readonly<{ state: CaseState; stored: StoredCase; tasks: TaskScope }>

/**
 * Returns the person's own part, with principals' tasks by `tasks`: those the person may decide now or has
 * decided. Starters never see their own request as an approver does.
 */
async function involvementOf(
  context: CaseReader,
  { state, stored, tasks }: CaseWithTasks,
): Promise<Involvement> {
  const { tx, actor } = context
  const involvement = await findInvolvement(tx, { caseId: state.id, personId: actor.personId })
  const own = await withoutUnreached(context, state, involvement)
  const isOwn = (taskId: string) => taskId === state.id || own.tasks.some(({ id }) => id === taskId)
  const isKnown = tasks === 'own' || (tasks !== 'ownAndPrincipals' && isOwn(tasks.asked))
  const isInvolved =
    own.tasks.length + own.copies.length > 0 || starterFor(state, actor.personId) === actor.personId
  if (state.starter === actor.personId || (isKnown && isInvolved)) return own

  const others = await tasksForOthers(context, { state, stored })
  if (isInvolved || others.length > 0) return { ...own, tasks: [...own.tasks, ...others] }
  const copies = await sharedCopies(context, state)
  return { tasks: [], copies, isShared: copies.length > 0 }
}

/** To people without a role of their own, a share is a copy at the step of the person who gave it. */
async function sharedCopies(
  { tx, actor: { personId }, now }: CaseReader,
  { id: caseId }: CaseState,
): Promise<Involvement['copies']> {
  const shares = await findShares(tx, { caseId, personId, now })
  return shares.map(({ node, givenAt }) => ({ node: node ?? startPosition, readAt: givenAt }))
}

async function tasksForOthers(
  context: CaseReader,
  { state, stored }: Pick<VisibleCase, 'state' | 'stored'>,
): Promise<readonly OwnTask[]> {
  const { tx, actor, now } = context
  const person = actor.personId
  const delegations = await delegationsTo(tx, { personId: person, now })
  const isHis = new Set(
    state.tasks.filter((task) => isUnfinished(task) || task.agent === person).map(({ id }) => id),
  )
  const tasks: OwnTask[] = []
  for (const personId of principalsIn(delegations, { flow: stored.flowId, now, person }))
    tasks.push(...(await findInvolvement(tx, { caseId: state.id, personId })).tasks)
  const reached = await withoutUnreached(context, state, { tasks, copies: [] })
  return reached.tasks.filter(({ id }) => isHis.has(id))
}

/** Leaves out tasks whose turn has not come or never came; one that waits for its own added signers counts. */
async function withoutUnreached(
  { tx }: Pick<CaseReader, 'tx'>,
  { id, tasks }: CaseState,
  { tasks: rows, copies }: Involvement,
): Promise<Involvement> {
  const waiting = new Set(tasks.filter(({ signers }) => signers).map((task) => task.id))
  const isOver = rows.some(({ stage }) => stage === 'cancelled')
  const events = isOver ? (await loadChain(tx, id)).rows.map(({ event }) => event) : []
  const missed = findUnreachedTasks(events)
  const isReached = ({ id: task, stage }: OwnTask) =>
    stage === 'waiting' ? waiting.has(task) : !missed.has(task)
  return { copies, tasks: rows.filter(isReached) }
}

/**
 * Returns the side panel of the node through which a person sees a case; undefined for its starter and
 * administrators.
 */
export function sideOfViewer({
  viewer,
  design,
}: Pick<VisibleCase, 'viewer' | 'design'>): SideSettings | undefined {
  const position = viewerPosition(viewer)
  return position.as === 'node' ? sideInformationAt(design.flow.nodes.get(position.node)) : undefined
}
