import { type FlowDefinition, type FlowNode, type FlowTransition, isBranch, wordsIn } from '@signet/flow'
import { textIn } from '@signet/form'
import { renameNames } from '@signet/formula'
import { useLanguage, useT } from '@signet/i18n/react'
import { listProblemParts, useFlowDesigner } from './flow-designer-context.ts'

/** Returns the name of a step in the reader's language, where it is translated. */
export function useStepName(): (node: Pick<FlowNode, 'id' | 'name'>) => string {
  const { flow } = useFlowDesigner()
  const { locale } = useLanguage()
  const { nodes = {} } = wordsIn(flow.translations, locale) ?? {}
  return ({ id, name }) => (Object.hasOwn(nodes, id) && nodes[id]) || name
}

/** Returns labels for the transitions out of branches: name and condition. */
export function useArmLabels(): (line: FlowTransition) => Readonly<{ title: string; note: string }> {
  const t = useT()
  const { flow } = useFlowDesigner()
  const { locale } = useLanguage()
  const { lines = {} } = wordsIn(flow.translations, locale) ?? {}
  const labelOf = useFieldLabel()
  return (line) => {
    const translated = Object.hasOwn(lines, line.id) ? lines[line.id] : ''
    const number = listSiblingArms(flow, line).indexOf(line) + 1
    return {
      title: translated || line.name || t('flow-design.arm.numbered', { number }),
      note: describeCondition(line),
    }
  }

  function describeCondition(line: FlowTransition): string {
    const branch = flow.nodes.find(({ id }) => id === line.from)
    const mode = isBranch(branch) ? branch.mode : undefined
    if (mode === 'parallel') return t('flow-design.way.always')
    if (line.isDefault) return t('flow-design.way.otherwise')
    if (line.condition) return renameNames(line.condition, shortLabelOf)
    return t(mode === 'chosen' ? 'flow-design.way.chosen' : 'flow-design.way.open')
  }

  /** Returns the label of a field, or the last part of an unknown path. */
  function shortLabelOf(path: string): string {
    const label = labelOf(path)
    return label === path ? path.slice(path.lastIndexOf('.') + 1) : label
  }
}

const listSiblingArms = ({ lines }: FlowDefinition, { from }: FlowTransition) =>
  lines.filter((line) => line.from === from)

/** Returns labels of form fields by path; unknown paths are returned unchanged. */
export function useFieldLabel(): (path: string) => string {
  const { plan } = useFlowDesigner()
  const { locale } = useLanguage()
  return (path) => {
    const field = plan?.byPath.get(path)
    return field ? textIn(locale, field.definition.label) : path
  }
}

/** Whether a step or transition has a problem, and whether the highlighted path contains it. */
export function usePartStatus(id: string): Readonly<{ isWrong: boolean; isOnWay: boolean }> {
  const { problems, shownProblem } = useFlowDesigner()
  return {
    isWrong: problems.some((problem) => listProblemParts(problem).includes(id)),
    isOnWay: [...(shownProblem?.path ?? []), ...(shownProblem?.loop ?? [])].includes(id),
  }
}
