import type { FlowNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { namedIn, peopleText } from '../people-text.ts'
import { namesQuery } from '../queries.ts'
import { useFlowDesigner } from './flow-designer-context.ts'
import { faceOf } from './node-faces.tsx'
import { useFieldLabel } from './use-field-label.ts'

/** A short note on a step: who gets it and how they decide, how a branch chooses, who may start. */
export function useNodeNote(): (node: FlowNode) => string {
  const t = useT()
  const { flow } = useFlowDesigner()
  const labelOf = useFieldLabel()
  const { data: names = {} } = useQuery(namesQuery(useClient(), namedIn(flow.nodes)))
  return (node) =>
    faceOf(node).note(node, { t, labelOf, peopleText: (source) => peopleText(t, source, names, flow.nodes) })
}
