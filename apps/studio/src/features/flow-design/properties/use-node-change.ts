import type { FlowNode } from '@signet/flow'
import { changeNode } from '@signet/flow/design'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'

/** Changes one setting of a step. Typing in one setting is undone as one edit. */
export function useNodeChange({ id }: FlowNode) {
  const { dispatch } = useFlowDesigner()
  return (change: Readonly<Record<string, unknown>>) =>
    dispatch({
      type: 'edit',
      edit: (flow) => changeNode(flow, id, change),
      about: `${id} ${Object.keys(change).join(' ')}`,
    })
}
