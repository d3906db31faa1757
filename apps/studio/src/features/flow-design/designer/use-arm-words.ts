import { type FlowDefinition, type FlowLine, isBranch } from '@signet/flow'
import { renameNames } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { useFlowDesigner } from './flow-designer-context.ts'
import { useFieldLabel } from './use-field-label.ts'

/** What a way out of a branch is called, and when it is taken. */
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

  /** A field as people call it; what is not in the form stays as it was typed. */
  function wordFor(path: string): string {
    const label = labelOf(path)
    return label === path ? path.slice(path.lastIndexOf('.') + 1) : label
  }
}

const waysWith = ({ lines }: FlowDefinition, { from }: FlowLine) => lines.filter((line) => line.from === from)
