import type { FlowNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { getNodeFace } from '../designer/node-faces.tsx'
import { useFieldLabel, useStepName } from '../designer/part-labels.ts'
import { describeSource, listNamedIds } from '../people/people-sources.ts'
import { namesQuery } from '../queries.ts'
import styles from './node-face.module.css'

/** The content of a card: kind, name and a short note. */
export function NodeFace({ node, isWrong }: Readonly<{ node: FlowNode; isWrong: boolean }>) {
  const t = useT()
  const note = useNodeNote()(node)
  const name = useStepName()(node)
  const { Icon, tone } = getNodeFace(node)
  return (
    <>
      <span className={styles.head} data-tone={tone}>
        <Icon size={14} aria-hidden />
        <span>{t(`flow-design.kind.${node.kind}`)}</span>
        {isWrong && (
          <CircleAlert size={14} className={styles.mark} aria-label={t('flow-design.hasProblem')} />
        )}
      </span>
      <strong className={styles.name}>{name}</strong>
      {note && note !== name && <span className={styles.note}>{note}</span>}
    </>
  )
}

/** Describes a step by its main settings, for example its assignees and voting. */
export function useNodeNote(): (node: FlowNode) => string {
  const t = useT()
  const { flow } = useFlowDesigner()
  const labelOf = useFieldLabel()
  const { data: names = {} } = useQuery(namesQuery(useClient(), listNamedIds(flow.nodes)))
  return (node) =>
    getNodeFace(node).note(node, {
      t,
      labelOf,
      peopleText: (source) => describeSource(t, source, names, flow.nodes),
    })
}
