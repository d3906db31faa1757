import { isUndone, type Task } from '../../case-state.ts'
import type { Run, Step } from '../../engine/run.ts'
import { automaticRule } from './automatic-rule.ts'
import { type Ballot, ballotAt, nextInTurn } from './ballot.ts'
import { leaveNode } from './leave-node.ts'
import { type PeopleNode, taskAt } from './people-node.ts'
import { settleSigners } from './settle-signers.ts'
import { openStage } from './stage.ts'
import { verdictOf, votesOf } from './verdict.ts'

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

function verdictIn({ voting, tasks }: Ballot): 'agreed' | 'rejected' | undefined {
  return verdictOf(voting, votesOf(tasks))
}
