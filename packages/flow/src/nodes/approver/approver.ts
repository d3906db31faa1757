import type { NodeKind } from '../node-kind.ts'
import { enterPeople } from '../people/enter-people.ts'
import { peopleProblems } from '../people/people-problems.ts'
import { type ApproverNode, approverTraits } from './approver-settings.ts'

export const approver: NodeKind<ApproverNode> = {
  ...approverTraits,
  enter: enterPeople,
  exits: (_node, lines) => [lines],
  outside: () => undefined,
  problems: peopleProblems,
}
