import type { Task } from '../case/case-state.ts'
import type { Run } from '../engine/run.ts'
import { mustGive } from '../nodes/people/automatic-rule.ts'
import { askingFrom } from '../nodes/people/find-deciders.ts'
import { type PeopleNode, taskAt } from '../nodes/people/people-node.ts'
import type { OverdueAct } from '../nodes/time-limit.ts'
import { nodeOfTask } from '../rules/own-task.ts'
import { hasTask } from '../rules/receivers.ts'
import { whyNotBack } from '../rules/return-targets.ts'
import { findPeople, type PeopleSource } from '../sources/people-source.ts'

/** Why the clock cannot do what the limit wants; each is a sentence of its own. */
type LimitObstacle = 'choice' | 'demand' | 'handler' | 'nobody' | 'again' | 'frozen' | 'target'

type TaskContext = Readonly<{ task: Task; node: PeopleNode }>

/** Undefined when it can. Nothing that somebody has to choose or to give is ever passed over. */
export function whyPowerless(run: Run, task: Task, act: OverdueAct): LimitObstacle | undefined {
  const why: (run: Run, asked: TaskContext, act: never) => LimitObstacle | undefined = rules[act.does]
  return why(run, { task, node: nodeOfTask(run.plan, task) }, act as never)
}

type Rules = Readonly<{
  [Act in OverdueAct['does']]: (
    run: Run,
    asked: TaskContext,
    act: Extract<OverdueAct, { does: Act }>,
  ) => LimitObstacle | undefined
}>

const rules: Rules = {
  agree: (run, { node }) => (mustGive(node) ? 'demand' : ifChosen(run, node)),
  reject: (run, { node }) => {
    if (!taskAt(node).mayReject) return 'handler'
    return run.plan.definition.rules.afterReject === 'continue' ? ifChosen(run, node) : undefined
  },
  transfer: (run, { task }, { to }) => {
    if (task.isEscalated) return 'again'
    return receiverFor(run, task, to) === undefined ? 'nobody' : undefined
  },
  return: (run, { node }, { to }) => {
    if (run.state.frozen) return 'frozen'
    if (run.state.revokes) return 'target'
    return whyNotBack(run, node, targetFor(run, node.id, to)) ? 'target' : undefined
  },
}

/** Where whoever decides may have to name somebody or to choose a branch. */
function ifChosen({ plan }: Run, { id, free }: PeopleNode): LimitObstacle | undefined {
  return free || plan.choosers.has(id) ? 'choice' : undefined
}

/** The first of those whom the limit names who has no task in this round. */
export function receiverFor(run: Run, task: Task, to: readonly PeopleSource[]): string | undefined {
  const asking = askingFrom(run, run.state.visits[task.node]?.from ?? 'start')
  const people = findPeople(to, asking).map(({ person }) => person)
  return people.find((person) => person !== task.person && !hasTask(run, task, person))
}

export function targetFor({ state }: Run, node: string, to: 'start' | 'previous'): string {
  return to === 'start' ? 'start' : (state.visits[node]?.from ?? 'start')
}
