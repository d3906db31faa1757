import type { CaseState } from '../../case/case-state.ts'
import { type AutomaticRule, isUnfinished, type Task } from '../../case/task.ts'
import { isTrue } from '../../definition/flow-plan.ts'
import type { Run, Step } from '../../engine/run.ts'
import {
  type Ballot,
  ballotAt,
  dependants,
  nextInTurn,
  openSigners,
  type Verdict,
  votesOf,
  votingRule,
} from './ballot.ts'
import { asksIdentity } from './identity.ts'
import { leaveNode } from './leave-node.ts'
import { openStage, type PeopleNode, taskAt } from './people-node.ts'

/** Counts the votes of the current round: leaves the node, asks the next in turn, or waits. */
export function settleVotes(run: Run, node: PeopleNode): readonly Step[] {
  for (;;) {
    settleSigners(run, node)
    const ballot = ballotAt(run.state, node)
    const verdict = verdictIn(ballot)
    if (verdict === 'rejected') return leaveNode(run, node, 'rejected')
    if (verdict === 'agreed') return leaveNode(run, node, taskAt(node).decision)

    const next = nextInTurn(ballot)
    if (!next) return []
    reachTask(run, next)
    agreeAutomatically(run, node)
  }
}

/** Applies automatic rules to the tasks of the node until the vote is decided. */
export function agreeAutomatically(run: Run, node: PeopleNode): void {
  for (const task of ballotAt(run.state, node).tasks.filter(isUnfinished)) {
    const automatic = task.stage === 'waiting' ? undefined : automaticRule(run, node, task)
    if (!automatic || verdictIn(ballotAt(run.state, node))) continue

    const type = automatic === 'rejectIf' ? 'taskRejected' : 'taskAgreed'
    run.record({ type, at: run.now, by: task.person, task: task.id, automatic })
  }
}

function reachTask(run: Run, { id: task }: Task): void {
  const stage = openStage(run.plan.definition.rules)
  run.record({ type: 'taskReached', at: run.now, by: null, task, stage })
}

function verdictIn({ voting, tasks }: Ballot): Verdict | undefined {
  return votingRule(voting).verdict(votesOf(tasks))
}

/** Settles the ballots of added signers, innermost first. */
function settleSigners(run: Run, node: PeopleNode): void {
  let hasMoved = run.state.tasks.some(({ signers }) => signers?.isOpen)
  while (hasMoved) hasMoved = ownersAt(run, node).some((owner) => settleGroup(run, owner))
}

function ownersAt({ state }: Run, { id }: PeopleNode): readonly Task[] {
  return state.tasks.filter(
    ({ node, signers, stage }) => node === id && signers?.isOpen && stage !== 'cancelled',
  )
}

/** Whether anything was recorded. */
function settleGroup(run: Run, owner: Task): boolean {
  const ballot = openSigners(run.state, owner)
  if (!ballot) return false

  const verdict = verdictIn(ballot)
  if (verdict) {
    closeGroup(run, owner, verdict)
    return true
  }
  const next = nextInTurn(ballot)
  if (!next) return false
  const stage = openStage(run.plan.definition.rules)
  run.record({ type: 'taskReached', at: run.now, by: null, task: next.id, stage })
  return true
}

/** Cancels open votes. An owner who decides after the signers gets the task back, whatever the verdict. */
function closeGroup(run: Run, owner: Task, verdict: Verdict): void {
  const tasks = dependants(run.state, [owner])
    .filter((task) => isUnfinished(task) && task.assists !== owner.id)
    .map(({ id }) => id)
  if (tasks.length > 0)
    run.record({ type: 'tasksCancelled', at: run.now, by: null, tasks, reason: 'decided' })

  const stage = owner.signers?.place === 'before' ? openStage(run.plan.definition.rules, owner) : undefined
  const decided = { task: owner.id, verdict, ...(stage && { stage }) }
  run.record({ type: 'signersDecided', at: run.now, by: null, ...decided })
}

/**
 * The rule of the step or flow that decides this task automatically, if any. Never when the owner must give input
 * (opinion, signature, seal, field), confirm who they are or choose, for handling, or after a return to this task.
 */
function automaticRule(run: Run, node: PeopleNode, task: Task): AutomaticRule | undefined {
  if (!taskAt(node).mayBeAutomatic || task.isReturned || requiresInput(node)) return undefined
  if (node.free || run.plan.choosers.has(node.id) || asksIdentity(run, node)) return undefined
  return ruleOfStep(run, node) ?? ruleOfFlow(run, task)
}

function ruleOfStep({ plan, facts, now, state }: Run, { id }: PeopleNode): AutomaticRule | undefined {
  const conditions = plan.conditions.get(id)
  if (!conditions) return undefined

  const context = { ...facts.context, now, starter: state.starter }
  if (conditions.agreeIf && isTrue(conditions.agreeIf, facts.values, context)) return 'agreeIf'
  return conditions.rejectIf && isTrue(conditions.rejectIf, facts.values, context) ? 'rejectIf' : undefined
}

function ruleOfFlow({ plan, state }: Run, task: Task): AutomaticRule | undefined {
  const { automatic } = plan.definition.rules
  if (automatic.isStarter && task.person === state.starter) return 'isStarter'
  if (automatic.sameAsPrevious && agreedAtPrevious(state, task)) return 'sameAsPrevious'
  return automatic.alreadyAgreed && hasAgreed(state, task) ? 'alreadyAgreed' : undefined
}

/** Whether the step requires input that only its people can give. */
export function requiresInput({ opinion, signature, attachment, seal, fields }: PeopleNode): boolean {
  const isRequired = [opinion, signature, attachment].includes('required') || seal.rule === 'must'
  return isRequired || Object.values(fields).includes('required')
}

function agreedAtPrevious({ tasks, visits }: CaseState, { node, person }: Task): boolean {
  const from = visits[node]?.from
  return tasks.some(
    (task) =>
      task.node === from &&
      task.round === visits[from]?.round &&
      task.person === person &&
      task.decision === 'agreed',
  )
}

function hasAgreed({ tasks }: CaseState, { id, person }: Task): boolean {
  return tasks.some((task) => task.id !== id && task.person === person && task.decision === 'agreed')
}
