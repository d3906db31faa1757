import { type Course, type FlowPlan, nameOfNode } from '@signet/flow'
import type { Translate } from '@signet/i18n'
import type { Snapshot } from '../../people/directory/index.ts'

type Words = Readonly<{ nameOf: Snapshot['nameOf']; t: Translate }>

/** Returns the course of a case with names and texts. */
export function courseView(plan: FlowPlan, { steps, status, at, refusal }: Course, { nameOf, t }: Words) {
  return {
    steps: steps.map(({ node, people }) => ({
      node,
      name: nameOfNode(plan, node),
      people: people.map((id) => ({ id, name: nameOf(id) })),
    })),
    status,
    at: at.map((node) => nameOfNode(plan, node)),
    reason: refusal ? t(refusal.code, refusal.params) : '',
  }
}
