import { deriveForm } from '../derive-form.ts'
import type { FlowToFound } from '../flow-to-found.ts'
import type { Survey } from '../survey.ts'
import { deriveStepFlow } from './derive-step-flow.ts'
import { mineTree } from './mine-tree.ts'
import { signpostsIn } from './signposts-in.ts'
import type { StepTree } from './step-tree.ts'

/** How the steps of a log become one flow: each a task of its own, in the blocks that the log's ways fall apart into. */
export type StepPlan = FlowToFound & Readonly<{ tree: StepTree; hasStarts: boolean }>

export function planSteps({ ways, attributes, cast, hasStarts }: Survey, name: string): StepPlan {
  const tree = mineTree(ways)
  const signposts = signpostsIn(tree)
  return {
    name,
    key: 'steps',
    tree,
    hasStarts,
    roles: [...cast.roles.keys()],
    form: deriveForm('steps', { attributes, ways: signposts }),
    flow: (roleIds) =>
      deriveStepFlow(tree, { name, roleIds, hasStarts, signposts: signposts.map(({ key }) => key) }),
  }
}
