import { type FlowDefinition, type FlowLine, isBranch } from '@signet/flow'
import { textIn } from '@signet/form'
import { renameNames } from '@signet/formula'
import { useLanguage, useT } from '@signet/i18n/react'
import { placesOf, useFlowDesigner } from './flow-designer-context.ts'

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

/** The label of a form field, by its path. */
export function useFieldLabel(): (path: string) => string {
  const { plan } = useFlowDesigner()
  const { locale } = useLanguage()
  return (path) => {
    const field = plan?.byPath.get(path)
    return field ? textIn(locale, field.definition.label) : path
  }
}

/** Whether a step or transition has a problem, and whether the highlighted path contains it. */
export function useMarks(id: string): Readonly<{ isWrong: boolean; isOnWay: boolean }> {
  const { problems, shownProblem } = useFlowDesigner()
  return {
    isWrong: problems.some((problem) => placesOf(problem).includes(id)),
    isOnWay: shownProblem?.path?.includes(id) ?? false,
  }
}
