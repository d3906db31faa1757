import type { FlowNode } from '@signet/flow'
import { changeNode } from '@signet/flow/design'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'

/** Changes one setting of a step; typing in one setting is undone as one step. */
export function useNodeChange({ id }: FlowNode) {
  const { tell } = useFlowDesigner()
  return (change: Readonly<Record<string, unknown>>) =>
    tell({
      deed: 'edit',
      edit: (flow) => changeNode(flow, id, change),
      about: `${id} ${Object.keys(change).join(' ')}`,
    })
}
