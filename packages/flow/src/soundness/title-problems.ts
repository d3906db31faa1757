import type { FlowNode } from '../flow-definition.ts'
import type { FlowPlan } from '../flow-plan.ts'
import type { FlowProblem } from '../flow-problem.ts'
import { fieldsIn } from '../title.ts'

/** Everybody who meets a case reads its title, in lists and messages, too: it names no field that some step hides. */
export function titleProblems({ definition: { nodes, rules } }: FlowPlan): readonly FlowProblem[] {
  const named = fieldsIn(rules.title)
  return nodes.flatMap((node) =>
    named
      .filter((field) => isHiddenAt(node, field))
      .map((field) => ({
        code: 'titleTellsHidden' as const,
        severity: 'error' as const,
        node: node.id,
        params: { field },
      })),
  )
}

function isHiddenAt(node: FlowNode, field: string): boolean {
  return 'fields' in node && node.fields[field] === 'hidden'
}
