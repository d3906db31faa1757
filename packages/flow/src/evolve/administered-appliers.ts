import type { CaseState } from '../case/case-state.ts'
import { openExceptions } from '../case/case-state.ts'
import { isUnfinished, type Task } from '../case/task.ts'
import type { AdministeredEvent, FlowEventOf, ReassignedTask } from '../events/flow-event.ts'
import type { Appliers } from './applier.ts'

export const administeredAppliers: Appliers<AdministeredEvent['type']> = {
  // The agent who started it has no further part in it.
  draftHandedOver: ({ launcher: _, ...state }, { to }) => ({ ...state, starter: to }),
  caseSuspended: (state) => ({ ...state, status: 'suspended', suspended: state.status }),
  // The clock was stopped, so open tasks get their full time again.
  caseResumed: ({ suspended, ...state }) => ({
    ...state,
    status: suspended ?? 'running',
    tasks: state.tasks.map(withFullTime),
  }),
  caseRevived: ({ stood: _stood, endedAt, ...state }, { status, tokens }) => ({
    ...state,
    ...(status === 'approved' && endedAt !== undefined && { endedAt }),
    status,
    tokens,
  }),
  tasksReassigned: (state, event) => {
    const cancelled = new Set(event.cancelled)
    const tasks = state.tasks.map((task) => (cancelled.has(task.id) ? withoutVote(task, event.at) : task))
    return resumeUnlessStopped({
      ...state,
      tasks: [...tasks, ...event.opened.map((opened) => toReassignedTask(opened, event))],
      taskCount: state.taskCount + event.opened.length,
      exceptions: state.exceptions.map((exception) =>
        exception.node === event.node && exception.solvedAt === undefined
          ? { ...exception, solvedAt: event.at }
          : exception,
      ),
    })
  },
  caseJumped: (state, { voided }) => {
    const isVoid = new Set(voided)
    return resumeUnlessStopped({
      ...state,
      tokens: state.tokens.filter(({ node }) => !isVoid.has(node)),
      tasks: state.tasks.filter(({ node }) => !isVoid.has(node)),
    })
  },
  nodeRetried: (state, { node }) =>
    resumeUnlessStopped({ ...state, tokens: state.tokens.filter((token) => token.node !== node) }),
  caseMigrated: (state, { to, gone, left = [] }) => {
    const migrated = {
      ...state,
      flowVersionId: to,
      tokens: state.tokens.filter(({ node }) => !left.includes(node)),
      tasks: state.tasks.filter(({ node }) => gone[node] === undefined),
    }
    return left.length > 0 ? resumeUnlessStopped(migrated) : migrated
  },
  caseArchived: (state, { at }) => ({ ...state, archivedAt: at }),
  revocationStarted: (state, { revocation }) => ({ ...state, status: 'revoking', revocation }),
  revocationEnded: ({ revocation: _, ...state }, { verdict }) => ({
    ...state,
    status: verdict === 'revoked' ? 'revoked' : 'approved',
  }),
}

/** Sets the case running again once no open exception stops it. */
function resumeUnlessStopped(state: CaseState): CaseState {
  const isStopped = state.status === 'exception' && openExceptions(state).some(({ stops }) => stops)
  return state.status === 'exception' && !isStopped ? { ...state, status: 'running' } : state
}

function withoutVote(task: Task, at: string): Task {
  const { decision: _decision, automatic: _automatic, agent: _agent, signers: _signers, ...open } = task
  const { seal: _seal, ...rest } = open
  return { ...rest, stage: 'cancelled', closedAt: at, isRemoved: true }
}

function toReassignedTask(
  { task: id, person, stage, from, weight }: ReassignedTask,
  event: FlowEventOf<'tasksReassigned'>,
): Task {
  const { node, round, at: openedAt } = event
  return {
    ...{ id, node, round, person, source: 'reassigned', stage, openedAt },
    ...(from !== undefined && { transferredFrom: from }),
    ...(weight !== undefined && { weight }),
  }
}

function withFullTime(task: Task): Task {
  if (!task.deadline || !isUnfinished(task)) return task
  const { deadline: _, ...open } = task
  return open
}
