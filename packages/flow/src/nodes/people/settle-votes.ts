import { isUndone, type Task } from '../../case/case-state.ts'
import type { Run, Step } from '../../engine/run.ts'
import { automaticRule } from './automatic-rule.ts'
import { type Ballot, ballotAt, dependants, nextInTurn, openSigners } from './ballot.ts'
import { leaveNode } from './leave-node.ts'
import { type PeopleNode, taskAt } from './people-node.ts'
import { openStage } from './stage.ts'
import { type Verdict, votesOf, votingRule } from './voting-rule.ts'

/** Counts the votes of the running round: the node is left, or the next in turn is asked, or everybody waits. */
export function settleVotes(run: Run, node: PeopleNode): readonly Step[] {
  for (;;) {
    settleSigners(run, node)
    const ballot = ballotAt(run.state, node)
    const verdict = verdictIn(ballot)
    if (verdict === 'rejected') return leaveNode(run, node, 'rejected')
    if (verdict === 'agreed') return leaveNode(run, node, taskAt(node).decision)

    const next = nextInTurn(ballot)
    if (!next) return []
    reach(run, next)
    agreeAutomatically(run, node)
  }
}

/** Decides for everybody at the node whom a rule of the flow excuses, until that decides the vote. */
export function agreeAutomatically(run: Run, node: PeopleNode): void {
  for (const task of ballotAt(run.state, node).tasks.filter(isUndone)) {
    const automatic = task.stage === 'waiting' ? undefined : automaticRule(run, node, task)
    if (!automatic || verdictIn(ballotAt(run.state, node))) continue

    const type = automatic === 'rejectIf' ? 'taskRejected' : 'taskAgreed'
    run.record({ type, at: run.now, by: task.person, task: task.id, automatic })
  }
}

function reach(run: Run, { id: task }: Task): void {
  const stage = openStage(run.plan.definition.rules)
  run.record({ type: 'taskReached', at: run.now, by: null, task, stage })
}

function verdictIn({ voting, tasks }: Ballot): Verdict | undefined {
  return votingRule(voting).verdict(votesOf(tasks))
}

/** Counts the votes of added signers, those of signers' signers first, until none of them is decided by them. */
function settleSigners(run: Run, node: PeopleNode): void {
  let hasMoved = run.state.tasks.some(({ signers }) => signers?.isOpen)
  while (hasMoved) hasMoved = ownersAt(run, node).some((owner) => settleGroup(run, owner))
}

function ownersAt({ state }: Run, { id }: PeopleNode): readonly Task[] {
  return state.tasks.filter(
    ({ node, signers, stage }) => node === id && signers?.isOpen && stage !== 'cancelled',
  )
}

/** Whether something happened. */
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

/** Cancels the votes still open. An owner who decides after their signers gets the task back, whatever the verdict. */
function closeGroup(run: Run, owner: Task, verdict: Verdict): void {
  const tasks = dependants(run.state, [owner])
    .filter((task) => isUndone(task) && task.assists !== owner.id)
    .map(({ id }) => id)
  if (tasks.length > 0)
    run.record({ type: 'tasksCancelled', at: run.now, by: null, tasks, reason: 'decided' })

  const stage = owner.signers?.place === 'before' ? openStage(run.plan.definition.rules, owner) : undefined
  const decided = { task: owner.id, verdict, ...(stage && { stage }) }
  run.record({ type: 'signersDecided', at: run.now, by: null, ...decided })
}
