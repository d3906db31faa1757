import type { FlowDefinition, FlowLine } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { useFlowDesigner } from './flow-designer-context.ts'

/** What a way out of a branch is called, and when it is taken. */
export function useArmWords(): (line: FlowLine) => Readonly<{ title: string; note: string }> {
  const t = useT()
  const { flow } = useFlowDesigner()
  return (line) => {
    const number = waysWith(flow, line).indexOf(line) + 1
    return { title: line.name || t('flow-design.arm.numbered', { number }), note: when(line) }
  }

  function when(line: FlowLine): string {
    const branch = flow.nodes.find(({ id }) => id === line.from)
    const mode = branch?.kind === 'branch' ? branch.mode : undefined
    if (mode === 'parallel') return t('flow-design.way.always')
    if (line.isDefault) return t('flow-design.way.otherwise')
    if (line.condition) return line.condition
    return t(mode === 'chosen' ? 'flow-design.way.chosen' : 'flow-design.way.open')
  }
}

const waysWith = ({ lines }: FlowDefinition, { from }: FlowLine) => lines.filter((line) => line.from === from)
