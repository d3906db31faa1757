import type { NodeKind } from '../node-kind.ts'
import { enterPeople } from '../people/enter-people.ts'
import { peopleProblems } from '../people/people-problems.ts'
import type { ApproverNode } from './approver-settings.ts'

export const approver: NodeKind<ApproverNode> = {
  waitsFor: 'people',
  enter: enterPeople,
  exits: (_node, lines) => [lines],
  problems: peopleProblems,
}
