import type { ExceptionCode } from '../../case/case-exception.ts'
import type { KeptDecision } from '../../case/case-state.ts'
import type { Run, Step } from '../../engine/run.ts'
import { nextTaskId } from '../../engine/tasks-and-waits.ts'
import { refuse } from '../../refusals.ts'
import { refuseExternals } from '../../rules/refuse-externals.ts'
import type { FoundPerson } from '../../sources/people-source.ts'
import { nodeParams } from '../../translations/translate-flow.ts'
import { asksInTurn, weightsOf } from './ballot.ts'
import {
  administrators,
  candidatesAt,
  type Deciders,
  findDeciders,
  sourceContextAt,
} from './find-deciders.ts'
import { inputsOf, leaveNode } from './leave-node.ts'
import { openStage, type PeopleNode, taskAt } from './people-node.ts'
import { agreeAutomatically, settleVotes } from './settle-votes.ts'

/** Handles a token at a people node: starts a round, opens tasks and applies automatic decisions. */
export function enterPeople(run: Run, node: PeopleNode, step: Step): readonly Step[] {
  if (run.state.tokens.some((token) => token.node === node.id)) return []

  const kept = run.state.kept?.[node.id]
  const round = (run.state.visits[node.id]?.round ?? 0) + 1
  run.record({ type: 'nodeEntered', at: run.now, by: null, node: node.id, round, from: step.from })
  if (isRoundTooMany(run, node, round)) return []

  const deciders = decidersFor(run, node, step)
  if (deciders === undefined) return []
  if (deciders.nobody) reportNobody(run, node, deciders)
  if (deciders.nobody?.rule === 'pass') return leaveNode(run, node, 'passed')
  if (deciders.people.length === 0) return []

  const standing = kept && findReusableDecision(run, node, { kept, people: deciders.people, step })
  if (standing) return keepDecision(run, node, standing)

  openTasks(run, node, deciders.people, step)
  agreeAutomatically(run, node)
  return settleVotes(run, node)
}

/** Undefined when the people still have to be chosen. */
function decidersFor(run: Run, node: PeopleNode, step: Step): Deciders | undefined {
  const again = peopleAskedBefore(run, node, step).filter(({ person }) =>
    run.facts.directory.isActive(person),
  )
  if (again.length > 0) return { people: again }
  if (step.isNext) return toDeciders(chooseDeciders(run, node, []))
  if (node.candidates)
    return toDeciders(chooseDeciders(run, node, candidatesAt(node, sourceContextAt(run, step.from))))

  const found = findDeciders(run, node, step.from)
  if (found.nobody?.rule !== 'previous') return found
  const people = chooseDeciders(run, node, [])
  return people && { ...found, people }
}

/** The people of a straight-back return, or those chosen in the case to revoke. A free step is walked afresh. */
function peopleAskedBefore(run: Run, { id, free }: PeopleNode, { again }: Step): readonly FoundPerson[] {
  const chosen = free ? [] : (run.choicesToRepeat.people?.[id] ?? [])
  return again ?? chosen.map((person) => ({ person, source: 'candidate' }))
}

function toDeciders(people: readonly FoundPerson[] | undefined): Deciders | undefined {
  return people && { people }
}

/** Rounds are unlimited at a free step, where each approver names the next. */
function isRoundTooMany(run: Run, { id, free }: PeopleNode, round: number): boolean {
  const { warnAt, stopAt } = run.plan.definition.rules.rounds
  if (free) return false
  if (round === warnAt && warnAt < stopAt) raise(run, id, 'manyRounds', { stops: false, params: { round } })
  if (round < stopAt) return false

  raise(run, id, 'tooManyRounds', { stops: true, params: { round } })
  return true
}

function reportNobody(run: Run, node: PeopleNode, { people, nobody }: Deciders): void {
  if (nobody?.rule === 'refuse' && run.onSurprise !== 'foresee')
    refuse('flow.nobodyFound', nodeParams(run.plan, node.id))

  const isStill = run.choosing.onMissing === 'foresee' && nobody?.rule === 'previous'
  const stops = people.length === 0 && nobody?.rule !== 'pass' && !isStill
  raise(run, node.id, 'nobodyFound', { stops, params: { ...nobody } })
}

type ExceptionDetails = Readonly<{ stops: boolean; params: Readonly<Record<string, string | number>> }>

function raise(run: Run, node: string, code: ExceptionCode, raised: ExceptionDetails): void {
  run.record({ type: 'exceptionRaised', at: run.now, by: null, code, node, ...raised })
}

function openTasks(
  run: Run,
  node: PeopleNode,
  people: readonly FoundPerson[],
  { from, isReturned }: Step,
): void {
  const born = openStage(run.plan.definition.rules)
  const round = run.state.visits[node.id]?.round ?? 1
  const isInTurn = asksInTurn(node)
  const weightOf = weightsOf(node, () => sourceContextAt(run, from))
  for (const [index, { person, source, why }] of people.entries()) {
    const weight = weightOf(person)
    run.record({
      type: 'taskOpened',
      at: run.now,
      by: null,
      task: nextTaskId(run.state),
      node: node.id,
      round,
      person,
      source,
      stage: isInTurn && index > 0 ? 'waiting' : born,
      ...(isReturned && { isReturned }),
      ...(why && { why }),
      ...(weight !== 1 && { weight }),
    })
  }
}

type KeptRound = Readonly<{ kept: KeptDecision; people: readonly FoundPerson[]; step: Step }>

/**
 * The decision of an earlier round that still counts: the case came back going forward, the same people would be
 * asked, and nothing they see has changed. Never when a choice ahead depends on it.
 */
function findReusableDecision(
  run: Run,
  node: PeopleNode,
  { kept, people, step }: KeptRound,
): KeptDecision | undefined {
  const asksPeople = node.free || node.seal.rule === 'must' || run.plan.choosers.has(node.id)
  if (step.isReturned || asksPeople) return undefined

  const requested = people.map(({ person }) => person)
  return inputsOf(run, node, requested) === kept.inputs ? kept : undefined
}

/** Repeats the kept decisions without asking anybody. */
function keepDecision(run: Run, node: PeopleNode, { people }: KeptDecision): readonly Step[] {
  const round = run.state.visits[node.id]?.round ?? 1
  const { event: type, decision } = taskAt(node)
  for (const { person, source } of people) {
    const task = nextTaskId(run.state)
    const happened = { at: run.now, by: null, task }
    run.record({ type: 'taskOpened', ...happened, node: node.id, round, person, source, stage: 'doing' })
    run.record({ type, at: run.now, by: person, task, automatic: 'unchanged' })
  }
  return leaveNode(run, node, decision)
}

/**
 * The people chosen for a node, from `among` (empty: anybody). Undefined when a choice is missing: it is collected or
 * refused, as the run wants. When no one can choose, all candidates are asked.
 */
function chooseDeciders(
  run: Run,
  node: PeopleNode,
  among: readonly FoundPerson[],
): readonly FoundPerson[] | undefined {
  const wished = run.chosenFor(node.id)
  if (wished.length > 0) {
    run.spend(node.id)
    return toFoundPeople(run, node, { wished, among })
  }

  const { onMissing } = run.choosing
  if (onMissing === 'refuse') refuse('flow.candidatesToChoose', nodeParams(run.plan, node.id))
  if (onMissing !== 'ask') return withoutChoice(run, node, among)
  const people = among.map(({ person }) => person)
  run.askForPeople({ node: node.id, name: node.name, among: people, isOptional: false })
  return undefined
}

type ChosenDeciders = Readonly<{ wished: readonly string[]; among: readonly FoundPerson[] }>

function toFoundPeople(
  run: Run,
  { name }: PeopleNode,
  { wished, among }: ChosenDeciders,
): readonly FoundPerson[] {
  const { directory } = run.facts
  const { by } = run.choosing
  for (const person of wished) {
    const isOffered = among.length === 0 || among.some((one) => one.person === person)
    if (among.length === 0) refuseExternals(run, [person])
    if (!isOffered) refuse('flow.notACandidate', { name: directory.nameOf(person), node: name })
    if (!directory.isActive(person)) refuse('flow.chosenInactive', { name: directory.nameOf(person) })
  }
  const why = { by: by === null ? '' : directory.nameOf(by) }
  return [...new Set(wished)].map((person) => ({ person, source: 'candidate', why }))
}

function withoutChoice(
  run: Run,
  { id: node }: PeopleNode,
  among: readonly FoundPerson[],
): readonly FoundPerson[] {
  if (run.choosing.onMissing === 'foresee') return among

  const people =
    among.length > 0
      ? among
      : administrators(run).map((person) => ({ person, source: 'nobody.administrator' }))
  const stops = people.length === 0
  run.record({ type: 'exceptionRaised', at: run.now, by: null, code: 'choiceMissing', node, stops })
  return people
}
