import type { ExceptionCode } from '../../case-state.ts'
import type { Run, Step } from '../../engine/run.ts'
import { nextTaskId } from '../../engine/task-id.ts'
import { refuse } from '../../refusals.ts'
import type { Found } from '../../sources/people-source.ts'
import { type Deciders, findDeciders } from './find-deciders.ts'
import { leaveNode } from './leave-node.ts'
import type { PeopleNode } from './people-node.ts'
import { agreeAutomatically, settleVotes } from './settle-votes.ts'
import { openStage } from './stage.ts'

/** A token reaches a node of people: a new round begins, tasks are opened, rules of automatic agreement applied. */
export function enterPeople(run: Run, node: PeopleNode, step: Step): readonly Step[] {
  if (run.state.tokens.some((token) => token.node === node.id)) return []

  const round = (run.state.visits[node.id]?.round ?? 0) + 1
  run.record({ type: 'nodeEntered', at: run.now, by: null, node: node.id, round, from: step.from })
  if (isRoundTooMany(run, node, round)) return []

  const deciders = findDeciders(run, node, step.from)
  if (deciders.nobody) tellNobody(run, node, deciders)
  if (deciders.nobody === 'pass') return leaveNode(run, node, 'passed')
  if (deciders.people.length === 0) return []

  openTasks(run, node, deciders.people, step)
  agreeAutomatically(run, node)
  return settleVotes(run, node)
}

function isRoundTooMany(run: Run, { id }: PeopleNode, round: number): boolean {
  const { warnAt, stopAt } = run.plan.definition.rules.rounds
  if (round === warnAt && warnAt < stopAt) raise(run, id, 'manyRounds', { stops: false, params: { round } })
  if (round < stopAt) return false

  raise(run, id, 'tooManyRounds', { stops: true, params: { round } })
  return true
}

function tellNobody(run: Run, node: PeopleNode, { people, nobody = 'refuse' }: Deciders): void {
  if (nobody === 'refuse' && run.onSurprise !== 'foresee') refuse('flow.nobodyFound', { node: node.name })

  const stops = people.length === 0 && nobody !== 'pass'
  raise(run, node.id, 'nobodyFound', { stops, params: { rule: nobody } })
}

type Raised = Readonly<{ stops: boolean; params: Readonly<Record<string, string | number>> }>

function raise(run: Run, node: string, code: ExceptionCode, raised: Raised): void {
  run.record({ type: 'exceptionRaised', at: run.now, by: null, code, node, ...raised })
}

function openTasks(run: Run, node: PeopleNode, people: readonly Found[], { isReturned }: Step): void {
  const born = openStage(run.plan.definition.rules)
  const round = run.state.visits[node.id]?.round ?? 1
  for (const [place, { person, source }] of people.entries())
    run.record({
      type: 'taskOpened',
      at: run.now,
      by: null,
      task: nextTaskId(run.state),
      node: node.id,
      round,
      person,
      source,
      stage: node.voting.mode === 'sequential' && place > 0 ? 'waiting' : born,
      ...(isReturned && { isReturned }),
    })
}
