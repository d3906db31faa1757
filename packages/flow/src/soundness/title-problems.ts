import type { FlowPlan } from '../flow-plan.ts'
import type { FlowProblem } from '../flow-problem.ts'
import { fieldsAt } from '../nodes/traits-of.ts'
import { fieldsIn } from '../title.ts'

/** Everybody who meets a case reads its title, in lists and messages, too: it names no field that some step hides. */
export function titleProblems({ definition: { nodes, rules } }: FlowPlan): readonly FlowProblem[] {
  const named = fieldsIn(rules.title)
  return nodes.flatMap((node) =>
    named
      .filter((field) => fieldsAt(node)[field] === 'hidden')
      .map((field) => ({
        code: 'titleTellsHidden' as const,
        severity: 'error' as const,
        node: node.id,
        params: { field },
      })),
  )
}
