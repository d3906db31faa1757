import { type Course, type FlowPlan, nameOfNode } from '@signet/flow'
import type { Translate } from '@signet/i18n'
import type { Snapshot } from '../../directory/index.ts'

type Words = Readonly<{ nameOf: Snapshot['nameOf']; t: Translate }>

/** How a case went, for people to read. */
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
