import { type FlowDefinition, type FlowLine, isBranch } from '@signet/flow'
import { renameNames } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { useFlowDesigner } from './flow-designer-context.ts'
import { useFieldLabel } from './use-field-label.ts'

/** The name and condition of a transition out of a branch. */
export function useArmWords(): (line: FlowLine) => Readonly<{ title: string; note: string }> {
  const t = useT()
  const { flow } = useFlowDesigner()
  const labelOf = useFieldLabel()
  return (line) => {
    const number = waysWith(flow, line).indexOf(line) + 1
    return { title: line.name || t('flow-design.arm.numbered', { number }), note: when(line) }
  }

  function when(line: FlowLine): string {
    const branch = flow.nodes.find(({ id }) => id === line.from)
    const mode = isBranch(branch) ? branch.mode : undefined
    if (mode === 'parallel') return t('flow-design.way.always')
    if (line.isDefault) return t('flow-design.way.otherwise')
    if (line.condition) return renameNames(line.condition, wordFor)
    return t(mode === 'chosen' ? 'flow-design.way.chosen' : 'flow-design.way.open')
  }

  /** The label of a field; unknown paths stay as typed. */
  function wordFor(path: string): string {
    const label = labelOf(path)
    return label === path ? path.slice(path.lastIndexOf('.') + 1) : label
  }
}

const waysWith = ({ lines }: FlowDefinition, { from }: FlowLine) => lines.filter((line) => line.from === from)
