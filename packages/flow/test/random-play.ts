import fc from 'fast-check'
import {
  allowed,
  type CaseState,
  type Facts,
  type FlowCommand,
  type FlowEvent,
  type FlowPlan,
  findMissingChoices,
  isUnfinished,
  jumpTargets,
  type MissingChoices,
  openExceptions,
  type ReturnTarget,
  step,
  type Task,
} from '../src/index.ts'
import { factsAt, people } from './company.ts'
import { refusalOf } from './scenario.ts'

/** One turn of a random game: which possible move, or an illegal one, and the form at that time. */
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

export type PlayedCase = Readonly<{
  command: FlowCommand
  facts: Facts
  before: CaseState | null
  /** Empty when it was refused. */
  events: readonly FlowEvent[]
  after: CaseState | null
}>

/** Plays a case from nothing, with legal and illegal moves by everybody. */
export function play(plan: FlowPlan, game: readonly Turn[]): readonly PlayedCase[] {
  let state: CaseState | null = null
  const played: PlayedCase[] = []
  for (const [minute, turn] of game.entries()) {
    const facts = factsOf(turn, minute)
    const command = isClocks(turn)
      ? clockMove
      : turn.isWild
        ? wildMove(state, turn.pick)
        : legalMove(plan, state, facts, turn.pick)
    const one = playOne(plan, state, command, facts)
    played.push(one)
    state = one.after
  }
  return played
}

const clockMove: FlowCommand = { type: 'passTime', by: null }

function isClocks({ pick }: Turn): boolean {
  return pick % 6 === 5
}

export function factsOf({ amount, buyer }: Turn, minute: number): Facts {
  return {
    ...factsAt(minute * 30, { amount, buyer, reason: 'travel', due: '2026-03-02T14:00' }),
    isAgent: (agent, principal) => agent === 'sun' && principal === 'li',
    mayLaunchFor: (person, principal) => person === 'sun' && principal === 'chen',
    answers: { buyers: ['wang', buyer] },
  }
}

export function playOne(
  plan: FlowPlan,
  before: CaseState | null,
  command: FlowCommand,
  facts: Facts,
): PlayedCase {
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

/** All legal moves now, with every target and receiver. */
export function legalMoves(plan: FlowPlan, state: CaseState | null, facts: Facts): readonly FlowCommand[] {
  return openMoves(plan, state, facts).map((move) => chosen(plan, state, move, facts))
}

/** The first matching move, with all needed choices made. */
export function legalMoveThat(
  is: (move: FlowCommand) => boolean,
  plan: FlowPlan,
  state: CaseState | null,
  facts: Facts,
): FlowCommand | undefined {
  const move = openMoves(plan, state, facts).find(is)
  return move && chosen(plan, state, move, facts)
}

function openMoves(plan: FlowPlan, state: CaseState | null, facts: Facts): readonly FlowCommand[] {
  return [
    ...systemMoves(state),
    ...people.flatMap((by) => {
      const { commands, tasks, waits } = allowed(plan, state, by, facts)
      const onCase = commands
        .filter((type) => !rare.has(type))
        .flatMap((type) => caseMoves(plan, state, type, by))
      const onTasks = tasks.flatMap(({ task, commands: own, returnTargets }) =>
        own.flatMap((type) => taskMoves(type, { by, state, task }, returnTargets)),
      )
      const onWaits = waits.flatMap(({ wait: { id: wait }, commands: own }) =>
        own.filter((type) => type === 'retryWait' || type === 'skipWait').map((type) => ({ type, by, wait })),
      )
      return [...onCase, ...onTasks, ...onTasks, ...onWaits]
    }),
  ]
}

const begun = [{ caseId: 'case-2', person: 'li' }]

/** Outside answers: waits that end or fail. */
function systemMoves(state: CaseState | null): readonly FlowCommand[] {
  const open = state?.waits?.filter(({ outcome }) => outcome === undefined) ?? []
  return open.flatMap(({ id: wait, kind }): FlowCommand[] => [
    { type: 'endWait', by: null, wait },
    { type: 'failWait', by: null, wait, reason: 'nobody answered' },
    ...(kind === 'subFlow' ? [{ type: 'noteCases', by: null, wait, cases: begun } as const] : []),
  ])
}

/** The move with all needed choices: the first candidate, the last transition. */
function chosen(plan: FlowPlan, state: CaseState | null, move: FlowCommand, facts: Facts): FlowCommand {
  let command = move
  if (!('choices' in move) && !choosing.has(move.type)) return move
  for (let turn = 0; turn < mostQuestions; turn += 1) {
    const missingChoices = ahead(plan, state, command, facts)
    const lines = missingChoices?.branches.map(({ node, lines: of }) => [node, [of.at(-1)?.line ?? '']])
    const named = missingChoices?.people
      .filter(({ isOptional }) => !isOptional)
      .map(({ node, among }) => [node, [among[0] ?? 'zhao']])
    if (!lines || !named || lines.length + named.length === 0) break
    const before = 'choices' in command ? command.choices : {}
    const choices = {
      lines: { ...before?.lines, ...Object.fromEntries(lines) },
      people: { ...before?.people, ...Object.fromEntries(named) },
    }
    command = { ...command, choices } as FlowCommand
  }
  return command
}

const choosing: ReadonlySet<string> = new Set(['launch', 'agree', 'reject', 'removeSigners'])
const mostQuestions = 20

function ahead(plan: FlowPlan, state: CaseState | null, command: FlowCommand, facts: Facts) {
  let missing: MissingChoices | undefined
  refusalOf(() => {
    missing = findMissingChoices(plan, state, command, facts)
  })
  return missing
}

/** Left out because they would end most games early. */
const rare: ReadonlySet<string> = new Set([
  ...['terminate', 'deleteDraft', 'recordStep', 'saveDraft', 'comment'],
  ...['archive', 'migrate'],
])

function legalMove(plan: FlowPlan, state: CaseState | null, facts: Facts, pick: number): FlowCommand {
  if (state === null) {
    const launch =
      pick % 7 === 0 ? { type: 'launch' as const, by: 'sun', for: 'chen' } : caseMove('launch', 'chen')
    return chosen(plan, state, { ...launch, ...identity } as FlowCommand, facts)
  }
  const moves = openMoves(plan, state, facts)
  const move = moves[pick % moves.length]
  return move ? chosen(plan, state, move, facts) : wildMove(state, pick)
}

/** Tries administrator moves at each current node, with a near and a far target. */
function caseMoves(
  plan: FlowPlan,
  state: CaseState | null,
  type: FlowCommand['type'],
  by: string,
): readonly FlowCommand[] {
  const here = state ? [...new Set(state.tokens.map(({ node }) => node))] : []
  if (type === 'retry')
    return state ? openExceptions(state).map(({ node }) => ({ type, by, node, ...remark })) : []
  if (type === 'reassign')
    return here
      .filter((node) => 'voting' in (plan.nodes.get(node) ?? {}))
      .flatMap((node) => [['sun'], ['zhao', 'root']].map((people) => ({ type, by, node, people, ...remark })))
  if (type === 'handOver') return holdersIn(state).map((from) => ({ type, by, from, to: 'sun', ...remark }))
  if (type === 'jump')
    return here.flatMap((node) => {
      const targets = state ? jumpTargets(plan, state, node) : []
      return [...targets.slice(0, 1), ...targets.slice(1).slice(-1)].map((to) => ({
        ...{ type, by, node, to },
        ...remark,
      }))
    })
  return [caseMove(type, by)]
}

/** People with tasks that do not wait for signers. */
function holdersIn(state: CaseState | null): readonly string[] {
  const undone = state?.tasks.filter((task) => isUnfinished(task) && !task.isFrozen) ?? []
  const waiting = new Set(undone.filter(({ signers }) => signers?.isOpen).map(({ person }) => person))
  return [...new Set(undone.map(({ person }) => person))].filter((person) => !waiting.has(person))
}

function caseMove(type: FlowCommand['type'], by: string): FlowCommand {
  return { type, by, ...identity, text: 'please', name: 'Paid' } as FlowCommand
}

function taskMoves(
  type: FlowCommand['type'],
  { by, state, task: { id, signers } }: Readonly<{ by: string; state: CaseState | null; task: Task }>,
  targets: readonly ReturnTarget[],
): readonly FlowCommand[] {
  const on = { by, task: id }
  if (type === 'addSigners') return signings.map((signing) => ({ type, ...on, ...signing, ...remark }))
  if (type === 'assist' || type === 'copy') return [{ type, ...on, people: ['sun'] }]
  if (type === 'removeSigners') {
    const added = state?.tasks.filter((task) => task.group === signers?.group && isUnfinished(task)) ?? []
    return added.slice(-1).map(({ person }) => ({ type, ...on, people: [person] }))
  }
  if (type === 'agree')
    return ['', 'zhao'].map((next) => {
      const free = next === '' ? {} : { choices: { people: { [nodeOf(state, id)]: [next] } } }
      return { type, ...on, ...remark, ...free }
    })
  if (type === 'return')
    return targets.flatMap(({ node: to, continuations }) =>
      continuations.map((continuation) => ({ type, ...on, to, continuation, ...remark })),
    )
  if (type === 'transfer') return people.map((to) => ({ type, ...on, to }))
  return [{ type, ...on, ...remark } as FlowCommand]
}

/** Signers to add: who, when and how they vote. */
const signings = [
  { people: ['sun'], place: 'before', voting: { mode: 'any' } },
  { people: ['sun', 'root'], place: 'before', voting: { mode: 'sequential' } },
  { people: ['root', 'sun'], place: 'after', voting: { mode: 'any' } },
  {
    people: ['chen', 'root'],
    place: 'after',
    voting: { mode: 'all', agreeShare: 60, rejectShare: 50, when: 'complete' },
  },
] as const

function nodeOf(state: CaseState | null, id: string): string {
  return state?.tasks.find((task) => task.id === id)?.node ?? ''
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
    'assist',
    'help',
    'addSigners',
    'removeSigners',
    'copy',
    'openTask',
    'endWait',
    'failWait',
    'retryWait',
    'skipWait',
    'passTime',
    'suspend',
    'resume',
    'resume',
    'revive',
    'reassign',
    'handOver',
    'jump',
    'retry',
    'revoke',
  ] as const),
]

/** A random command by anybody, usually a forbidden one. */
export function wildMove(state: CaseState | null, pick: number): FlowCommand {
  const choose = <Choice>(list: readonly Choice[], shift: number): Choice | undefined =>
    list[Math.floor(pick / shift) % list.length]
  const tasks = [...(state?.tasks.map(({ id }) => id) ?? []), 'case-1-1', 'case-1-999', 'nothing']
  const nodes = [...(state?.tasks.map(({ node }) => node) ?? []), 'start', 'nowhere']
  return {
    type: choose(allTypes, 1) ?? 'agree',
    by: choose(people, 19) ?? 'li',
    task: choose(tasks, 7),
    wait: choose([...(state?.waits?.map(({ id }) => id) ?? []), 'case-1-w2', 'nothing'], 7),
    to: choose([...people, ...nodes], 3),
    node: choose(nodes, 5),
    from: choose(people, 13),
    people: [choose(people, 5) ?? 'li', choose(people, 11) ?? 'sun'],
    ...(pick % 2 === 0
      ? { place: 'before', voting: { mode: 'any' } }
      : { place: 'after', voting: { mode: 'sequential' } }),
    ...identity,
    ...remark,
    text: 'please',
    name: 'Paid',
  } as FlowCommand
}
