import type { CaseState, FrozenReturn, KeptDecision } from '../case/case-state.ts'
import type { Task } from '../case/task.ts'
import type { FlowEventOf } from '../events/flow-event.ts'
import { type Appliers, withTaskInPlace } from './applier.ts'

type CaseEvents =
  | 'draftSaved'
  | 'draftDeleted'
  | 'caseLaunched'
  | 'caseRecalled'
  | 'caseWithdrawn'
  | 'caseApproved'
  | 'caseRejected'
  | 'caseTerminated'
  | 'caseReturned'
  | 'caseCameBack'

export const caseAppliers: Appliers<CaseEvents> = {
  draftSaved: (state, event) => identified(state, event),
  draftDeleted: (state, { at }) => ({ ...state, deletedAt: at }),
  caseLaunched: (state, event) => (event.straightBack ? resumeCase(state, event) : beginCase(state, event)),
  caseRecalled: (state) => ({ ...withoutFrozen(state), status: 'recalled', tokens: [] }),
  caseWithdrawn: (state) => ({ ...withoutFrozen(state), status: 'recalled', tokens: [] }),
  caseApproved: (state, { at }) => ({ ...withoutKept(state), status: 'approved', tokens: [], endedAt: at }),
  caseRejected: (state, event) => endCase(state, 'rejected', event),
  caseTerminated: (state, event) => endCase(state, 'terminated', event),
  caseReturned: (state, event) =>
    event.continuation === 'walkAgain' ? sendBack(state, event) : setAsideBlock(state, event),
  caseCameBack: (state, { newTask, person, source, stage, at }) => {
    const { frozen, ...live } = state
    if (!frozen) return state

    const { node, round } = frozen
    const back = { id: newTask, node, round, person, source, stage, openedAt: at, isReturned: true as const }
    const thawedCase = {
      ...live,
      tokens: [...state.tokens, ...frozen.tokens],
      tasks: state.tasks.map(unfreezeTask),
      ...(state.waits && { waits: state.waits.map(({ isFrozen: _, ...wait }) => wait) }),
    }
    return withTaskInPlace(thawedCase, { ...back, ...voteOf(frozen) }, (task) => isReturner(task, frozen))
  },
}

function isReturner({ node, round, person, decision }: Task, frozen: FrozenReturn): boolean {
  const isHis = node === frozen.node && round === frozen.round && person === frozen.person
  return isHis && decision === 'returned'
}

/** Work that was set aside gets its full time again. */
function unfreezeTask(task: Task): Task {
  if (!task.isFrozen) return task
  const { isFrozen: _isFrozen, deadline: _deadline, ...live } = task
  return live
}

/** Without titles of an earlier launch, which may have been made by another version of the flow. */
function identified(
  { titles: _, ...state }: CaseState,
  event: FlowEventOf<'draftSaved' | 'caseLaunched'>,
): CaseState {
  return { ...state, ...identityOf(event) }
}

function identityOf(event: FlowEventOf<'draftSaved' | 'caseLaunched'>): Partial<CaseState> {
  const { caseId: id, flowVersionId, starter, title, titles, urgency, by } = event
  const launcher = by !== null && by !== starter && { launcher: by }
  const revocation = 'revokes' in event && event.revokes !== undefined && { revokes: event.revokes }
  const { parent, followsUp } = event
  const origin = { ...(parent && { parent }), ...(followsUp !== undefined && { followsUp }) }
  const named = { title, ...(titles && { titles }) }
  return { id, flowVersionId, starter, ...named, urgency, ...launcher, ...revocation, ...origin }
}

function endCase(
  before: CaseState,
  status: 'rejected' | 'terminated',
  { at: endedAt, stood }: FlowEventOf<'caseRejected' | 'caseTerminated'>,
): CaseState {
  const { suspended: _, ...state } = withoutKept(withoutFrozen(before))
  return { ...state, status, tokens: [], endedAt, ...(stood && { stood }) }
}

/** Vote group and weight of the returned task. */
function voteOf({ group, weight }: Pick<Task, 'group' | 'weight'>): Partial<Task> {
  return { ...(group !== undefined && { group }), ...(weight !== undefined && { weight }) }
}

function withoutKept(before: CaseState): CaseState {
  if (before.kept === undefined) return before
  const { kept: _, ...state } = before
  return state
}

function beginCase(state: CaseState, event: FlowEventOf<'caseLaunched'>): CaseState {
  const {
    endedAt: _endedAt,
    stood: _stood,
    ...again
  } = event.again === 'returned' ? withoutFrozen(state) : withoutKept(withoutFrozen(state))
  const launchedAt = state.launchedAt ?? event.at
  return { ...identified(again, event), status: 'running', tokens: [], tasks: [], launchedAt }
}

function resumeCase(state: CaseState, event: FlowEventOf<'caseLaunched'>): CaseState {
  return { ...identified(state, event), status: 'running' }
}

function withoutFrozen(before: CaseState): CaseState {
  if (before.frozen === undefined) return before
  const { frozen: _, ...state } = before
  return state
}

function sendBack(state: CaseState, event: FlowEventOf<'caseReturned'>): CaseState {
  const { to, voided } = event
  const isVoid = new Set(voided)
  const kept = keepDecisions(state, event)
  return {
    ...state,
    ...(kept && { kept }),
    status: to === 'start' ? 'returned' : state.status,
    tokens: state.tokens.filter(({ node }) => !isVoid.has(node)),
    tasks: state.tasks.filter(({ node }) => !isVoid.has(node)),
  }
}

function setAsideBlock(state: CaseState, event: FlowEventOf<'caseReturned'>): CaseState {
  const { node, to, task: taskId, voided } = event
  const task = state.tasks.find(({ id }) => id === taskId)
  if (!task) return state

  const isVoid = new Set(voided)
  const { round, person, source } = task
  return {
    ...state,
    status: to === 'start' ? 'returned' : state.status,
    tokens: state.tokens.filter((token) => !isVoid.has(token.node)),
    tasks: state.tasks
      .filter((other) => other.node !== to)
      .map((other) =>
        isVoid.has(other.node) && isUnfinished(other.stage) ? { ...other, isFrozen: true as const } : other,
      ),
    ...(state.waits && {
      waits: state.waits.map((wait) => (isVoid.has(wait.node) ? { ...wait, isFrozen: true as const } : wait)),
    }),
    frozen: {
      at: to,
      node,
      round,
      person,
      source,
      tokens: state.tokens.filter((token) => isVoid.has(token.node)),
      ...voteOf(task),
    },
  }
}

function isUnfinished(stage: CaseState['tasks'][number]['stage']): boolean {
  return stage !== 'done' && stage !== 'cancelled'
}

/**
 * Decisions voided by a return that may count again: of left nodes with known inputs, except the target and the node
 * that returned. Not with a seal, which only a person applies again. Undefined in flows that keep none.
 */
function keepDecisions(state: CaseState, event: FlowEventOf<'caseReturned'>): CaseState['kept'] {
  const before = Object.entries(state.kept ?? {}).filter(([node]) => node !== event.to)
  const now = event.voided.flatMap((node) => {
    const kept = node === event.to || node === event.node ? undefined : decisionAt(state, node)
    return kept ? [[node, kept] as const] : []
  })
  const entries = [...before, ...now]
  return entries.length > 0 || state.kept ? Object.fromEntries(entries) : undefined
}

function decisionAt({ visits, tasks }: CaseState, node: string): KeptDecision | undefined {
  const visit = visits[node]
  if (visit?.inputs === undefined) return undefined

  const own = tasks.filter((task) => task.node === node && task.round === visit.round)
  if (own.some(({ seal }) => seal !== undefined)) return undefined
  const people = own
    .filter(({ decision }) => decision === 'agreed' || decision === 'handled')
    .map(({ person, source }) => ({ person, source }))
  return { inputs: visit.inputs, people }
}
