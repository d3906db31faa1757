import { type CaseState, isUndone, type Task } from '../../case/case-state.ts'
import type { Voting } from '../voting.ts'
import type { PeopleNode } from './people-node.ts'
import { votingOf, votingRule } from './voting-rule.ts'

/** People who vote together: those of a node in a round, or the signers that one of them added. */
export type Ballot = Readonly<{ voting: Voting; tasks: readonly Task[] }>

export function ballotAt({ tasks, visits }: CaseState, node: PeopleNode): Ballot {
  const round = visits[node.id]?.round ?? 1
  const own = tasks.filter((task) => task.node === node.id && task.round === round && isRootTask(task))
  return { voting: votingOf(node), tasks: own }
}

/** Whether the flow opened the task: it belongs to no added signer and no helper. */
export function isRootTask({ group, assists }: Task): boolean {
  return group === undefined && assists === undefined
}

/** The open ballot of the signers that the owner of a task added. */
export function openSigners({ tasks }: CaseState, { signers }: Task): Ballot | undefined {
  if (!signers?.isOpen) return undefined
  return { voting: signers.voting, tasks: tasks.filter(({ group }) => group === signers.group) }
}

/** The ballot in which a task has its vote. */
export function ballotOf(state: CaseState, node: PeopleNode, { group }: Task): Ballot {
  const owner = group === undefined ? undefined : state.tasks.find(({ signers }) => signers?.group === group)
  return (owner && openSigners(state, owner)) ?? ballotAt(state, node)
}

/** Tasks that depend on these: their helpers, their open signers, and what depends on those. */
export function dependants(state: CaseState, of: readonly Task[]): readonly Task[] {
  const ids = new Set(of.map(({ id }) => id))
  const groups = new Set(of.flatMap(({ signers }) => (signers?.isOpen ? [signers.group] : [])))
  const own = state.tasks.filter(
    ({ assists, group }) =>
      (assists !== undefined && ids.has(assists)) || (group !== undefined && groups.has(group)),
  )
  return own.length === 0 ? [] : [...own, ...dependants(state, own)]
}

/** Depth of a task in signers of signers; 0 for one that the flow opened. */
export function depthOf({ tasks }: CaseState, { group }: Task): number {
  let depth = 0
  for (let of = group; of !== undefined; depth += 1) {
    const inGroup = of
    of = tasks.find(({ signers }) => signers?.group === inGroup)?.group
  }
  return depth
}

/** The next task of a ballot in turn, or undefined while another one is open. */
export function nextInTurn({ voting, tasks }: Ballot): Task | undefined {
  if (!votingRule(voting).isInTurn || tasks.some(({ signers }) => signers?.isOpen)) return undefined

  const undone = tasks.filter(isUndone)
  return undone.every(({ stage }) => stage === 'waiting') ? undone[0] : undefined
}
