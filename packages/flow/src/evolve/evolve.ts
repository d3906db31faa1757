import type { CaseState } from '../case/case-state.ts'
import type { Wait } from '../case/wait.ts'
import type { FlowEvent } from '../events/flow-event.ts'
import { administeredAppliers } from './administered-appliers.ts'
import type { Appliers } from './applier.ts'
import { caseAppliers } from './case-appliers.ts'
import { taskAppliers } from './task-appliers.ts'

const nodeAppliers: Appliers<'nodeEntered' | 'nodeLeft' | 'branchTaken' | 'exceptionRaised'> = {
  nodeEntered: (state, { node, round, from }) => ({
    ...state,
    tokens: [...state.tokens, { node, from }],
    visits: { ...state.visits, [node]: { round, from, sequence: state.sequence + 1 } },
  }),
  nodeLeft: (state, { node, inputs }) => {
    const visit = state.visits[node]
    return {
      ...withoutKept(state, node),
      tokens: state.tokens.filter((token) => token.node !== node),
      ...(state.waits && { waits: state.waits.filter((wait) => wait.node !== node) }),
      ...(visit && inputs !== undefined && { visits: { ...state.visits, [node]: { ...visit, inputs } } }),
    }
  },
  branchTaken: (state) => state,
  exceptionRaised: (state, { code, node, at, stops }) => ({
    ...state,
    status: stops ? 'exception' : state.status,
    exceptions: [...state.exceptions, { code, node, at, stops, ...roundOf(state, node) }],
  }),
}

const waitAppliers: Appliers<WaitEvents> = {
  waitOpened: (state, { wait: id, node, round, kind, asks, at: openedAt }) => ({
    ...state,
    waits: [...(state.waits ?? []), { id, node, round, kind, asks, openedAt }],
  }),
  waitEnded: (state, { wait, outcome }) =>
    withWait(state, wait, ({ failure: _, ...open }) => ({ ...open, outcome })),
  waitFailed: (state, { wait, reason, at }) =>
    withWait(state, wait, (open) => ({ ...open, failure: { at, reason } })),
  waitRetried: (state, { wait }) => withWait(state, wait, ({ failure: _, ...open }) => open),
  waitsCancelled: (state, { waits }) => ({
    ...state,
    waits: (state.waits ?? []).filter(({ id }) => !waits.includes(id)),
  }),
}

/** Events beside the route: copies, comments, reminders, outside steps. */
const sideAppliers: Appliers<
  'copied' | 'copyOpened' | 'commented' | 'messagesFiled' | 'urged' | 'stepRecorded' | 'casesBegun'
> = {
  copied: (state, { node, people, at }) => {
    const again = new Set(people)
    const others = state.copies.filter((copy) => copy.node !== node || !again.has(copy.person))
    return { ...state, copies: [...others, ...people.map((person) => ({ person, node, at }))] }
  },
  copyOpened: (state, { by, at }) => ({
    ...state,
    copies: state.copies.map((copy) =>
      copy.person === by && copy.readAt === undefined ? { ...copy, readAt: at } : copy,
    ),
  }),
  commented: (state) => ({ ...state, commentCount: state.commentCount + 1 }),
  messagesFiled: (state) => state,
  urged: (state, { at, tasks }) => {
    const urged = new Set(tasks)
    return {
      ...state,
      urgedAt: at,
      tasks: state.tasks.map((task) => (urged.has(task.id) ? { ...task, urgedAt: at } : task)),
    }
  },
  stepRecorded: (state) => state,
  casesBegun: (state) => state,
}

const appliers = {
  ...caseAppliers,
  ...nodeAppliers,
  ...taskAppliers,
  ...sideAppliers,
  ...waitAppliers,
  ...administeredAppliers,
}

/**
 * Applies an event; the only place where a case changes. Total: every recorded event can be folded without a flow or
 * directory.
 */
export function evolve(state: CaseState | null, event: FlowEvent): CaseState {
  const before = state ?? emptyCase
  const apply: (state: CaseState, event: never) => CaseState = appliers[event.type]
  const after = apply(before, event as never)
  return {
    ...after,
    sequence: before.sequence + 1,
    createdAt: before.createdAt || event.at,
    changedAt: event.at,
  }
}

/** Folds a whole history, or the events after `state`. */
export function evolveAll(events: readonly FlowEvent[], state: CaseState | null = null): CaseState {
  const after = events.reduce<CaseState | null>(evolve, state)
  if (!after) throw new Error('A case begins with its first event')
  return after
}

const emptyCase: CaseState = {
  id: '',
  flowVersionId: '',
  starter: '',
  title: '',
  status: 'draft',
  urgency: 'normal',
  sequence: 0,
  createdAt: '',
  changedAt: '',
  tokens: [],
  visits: {},
  tasks: [],
  taskCount: 0,
  commentCount: 0,
  copies: [],
  exceptions: [],
}

type WaitEvents = 'waitOpened' | 'waitEnded' | 'waitFailed' | 'waitRetried' | 'waitsCancelled'

function withWait(state: CaseState, id: string, change: (wait: Wait) => Wait): CaseState {
  return { ...state, waits: (state.waits ?? []).map((wait) => (wait.id === id ? change(wait) : wait)) }
}

function roundOf({ visits }: CaseState, node: string): Readonly<{ round?: number }> {
  const round = visits[node]?.round
  return round === undefined ? {} : { round }
}

/** A node that was left has a new decision. */
function withoutKept(state: CaseState, node: string): CaseState {
  if (state.kept?.[node] === undefined) return state

  const { [node]: _, ...kept } = state.kept
  return { ...state, kept }
}
