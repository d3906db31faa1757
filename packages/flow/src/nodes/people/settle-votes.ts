import { isUndone, type Task } from '../../case-state.ts'
import type { Run, Step } from '../../engine/run.ts'
import { automaticRule } from './automatic-rule.ts'
import { leaveNode } from './leave-node.ts'
import type { PeopleNode } from './people-node.ts'
import { openStage } from './stage.ts'
import { verdictOf, votesOf } from './verdict.ts'

/** Counts the votes of the running round: the node is left, or the next in turn is asked, or everybody waits. */
export function settleVotes(run: Run, node: PeopleNode): readonly Step[] {
  for (;;) {
    const verdict = verdictNow(run, node)
    if (verdict === 'rejected') return leaveNode(run, node, 'rejected')
    if (verdict === 'agreed') return leaveNode(run, node, node.kind === 'handler' ? 'handled' : 'agreed')
    if (!askNext(run, node)) return []
  }
}

/** Agrees for everybody at the node whom a rule of the flow excuses, until that decides the vote. */
export function agreeAutomatically(run: Run, node: PeopleNode): void {
  for (const task of tasksAt(run, node)) {
    if (task.stage === 'waiting' || verdictNow(run, node)) continue
    const automatic = automaticRule(run.plan, run.state, node, task)
    if (automatic) run.record({ type: 'taskAgreed', at: run.now, by: task.person, task: task.id, automatic })
  }
}

function verdictNow(run: Run, node: PeopleNode) {
  return verdictOf(node.voting, votesOf(run.state.tasks, node.id, roundOf(run, node)))
}

function askNext(run: Run, node: PeopleNode): boolean {
  if (node.voting.mode !== 'sequential') return false

  const undone = tasksAt(run, node)
  const [next] = undone
  if (!next || undone.some(({ stage }) => stage !== 'waiting')) return false

  const stage = openStage(run.plan.definition.rules)
  run.record({ type: 'taskReached', at: run.now, by: null, task: next.id, stage })
  agreeAutomatically(run, node)
  return true
}

function tasksAt(run: Run, node: PeopleNode): readonly Task[] {
  const round = roundOf(run, node)
  return run.state.tasks.filter((task) => task.node === node.id && task.round === round && isUndone(task))
}

function roundOf(run: Run, node: PeopleNode): number {
  return run.state.visits[node.id]?.round ?? 1
}
