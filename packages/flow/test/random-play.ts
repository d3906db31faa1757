import fc from 'fast-check'
import {
  allowed,
  type CaseState,
  type Facts,
  type FlowCommand,
  type FlowEvent,
  type FlowPlan,
  type ReturnTarget,
  step,
} from '../src/index.ts'
import { factsAt, people } from './company.ts'
import { refusalOf } from './scenario.ts'

/** One turn of a random game: which of the possible moves, whether a wild one instead, and the form as it is then. */
export type Turn = Readonly<{ pick: number; isWild: boolean; amount: number; buyer: string }>

export const turns = fc.array(
  fc.record({
    pick: fc.nat(),
    isWild: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
    amount: fc.constantFrom(0, 5, 15, 50, 150),
    buyer: fc.constantFrom('sun', 'li', 'zhou', ''),
  }),
  { minLength: 5, maxLength: 40 },
)

export type Played = Readonly<{
  command: FlowCommand
  facts: Facts
  before: CaseState | null
  /** None when it was refused. */
  events: readonly FlowEvent[]
  after: CaseState | null
}>

/** Plays a case from nothing, with legal and illegal moves by everybody. */
export function play(plan: FlowPlan, game: readonly Turn[]): readonly Played[] {
  let state: CaseState | null = null
  const played: Played[] = []
  for (const [minute, turn] of game.entries()) {
    const facts = factsOf(turn, minute)
    const command = turn.isWild ? wildMove(state, turn.pick) : legalMove(plan, state, facts, turn.pick)
    const one = playOne(plan, state, command, facts)
    played.push(one)
    state = one.after
  }
  return played
}

export function factsOf({ amount, buyer }: Turn, minute: number): Facts {
  return factsAt(minute * 30, { amount, buyer, reason: 'travel' })
}

export function playOne(
  plan: FlowPlan,
  before: CaseState | null,
  command: FlowCommand,
  facts: Facts,
): Played {
  let after = before
  let events: readonly FlowEvent[] = []
  refusalOf(() => {
    const decided = step(plan, before, command, facts)
    after = decided.state
    events = decided.events
  })
  return { command, facts, before, events, after }
}

const identity = { caseId: 'case-1', flowVersionId: 'flow-1' }
const remark = { opinion: 'so be it' }

/** Everything that somebody may do now, with every target and receiver. */
export function legalMoves(plan: FlowPlan, state: CaseState | null, facts: Facts): readonly FlowCommand[] {
  return people.flatMap((by) => {
    const { commands, tasks } = allowed(plan, state, by, facts)
    const onCase = commands.filter((type) => !rare.has(type)).map((type) => caseMove(type, by))
    const onTasks = tasks.flatMap(({ task, commands: own, returnTargets }) =>
      own.flatMap((type) => taskMoves(type, { by, task: task.id }, returnTargets)),
    )
    return [...onCase, ...onTasks, ...onTasks]
  })
}

/** Would end nearly every game early. */
const rare: ReadonlySet<string> = new Set(['terminate', 'deleteDraft', 'recordStep', 'saveDraft', 'comment'])

function legalMove(plan: FlowPlan, state: CaseState | null, facts: Facts, pick: number): FlowCommand {
  if (state === null) return { type: 'launch', by: 'chen', ...identity }
  const moves = legalMoves(plan, state, facts)
  return moves[pick % moves.length] ?? wildMove(state, pick)
}

function caseMove(type: FlowCommand['type'], by: string): FlowCommand {
  return { type, by, ...identity, text: 'please', name: 'Paid' } as FlowCommand
}

function taskMoves(
  type: FlowCommand['type'],
  on: Readonly<{ by: string; task: string }>,
  targets: readonly ReturnTarget[],
): readonly FlowCommand[] {
  if (type === 'return')
    return targets.flatMap(({ node: to, continuations }) =>
      continuations.map((continuation) => ({ type, ...on, to, continuation, ...remark })),
    )
  if (type === 'transfer') return people.map((to) => ({ type, ...on, to }))
  return [{ type, ...on, ...remark } as FlowCommand]
}

const allTypes: readonly FlowCommand['type'][] = [
  ...([
    'agree',
    'reject',
    'return',
    'transfer',
    'sign',
    'unsign',
    'start',
    'takeBack',
    'agree',
    'reject',
  ] as const),
  ...([
    'launch',
    'saveDraft',
    'recall',
    'withdraw',
    'urge',
    'comment',
    'openCopy',
    'terminate',
    'recordStep',
  ] as const),
]

/** Anybody tries anything, mostly what they must not. */
export function wildMove(state: CaseState | null, pick: number): FlowCommand {
  const choose = <Choice>(list: readonly Choice[], shift: number): Choice | undefined =>
    list[Math.floor(pick / shift) % list.length]
  const tasks = [...(state?.tasks.map(({ id }) => id) ?? []), 'case-1-1', 'case-1-999', 'nothing']
  const nodes = [...(state?.tasks.map(({ node }) => node) ?? []), 'start', 'nowhere']
  return {
    type: choose(allTypes, 1) ?? 'agree',
    by: choose(people, 19) ?? 'li',
    task: choose(tasks, 7),
    to: choose([...people, ...nodes], 3),
    ...identity,
    ...remark,
    text: 'please',
    name: 'Paid',
  } as FlowCommand
}
