import { type FlowDefinition, type FlowNode, isPeopleNode, sourcesAt, votingRule } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import styles from './flow-outline.module.css'
import type { Problem } from './flow-problems.tsx'
import { type OutlineLine, outlineOf } from './outline.ts'
import { namedIn, peopleText } from './people-text.ts'
import { namesQuery } from './queries.ts'

type FlowOutlineProps = Readonly<{ definition: FlowDefinition; problems: readonly Problem[] }>

/** The flow as text, node by node in the order of a case. */
export function FlowOutline({ definition, problems }: FlowOutlineProps) {
  const { data: names = {} } = useQuery(namesQuery(useClient(), namedIn(definition.nodes)))
  const marked = new Set(problems.flatMap(({ nodes }) => nodes))

  return (
    <ol className={styles.outline}>
      {outlineOf(definition).map((line) => (
        <li key={keyOf(line)} className={styles.line} data-depth={line.depth}>
          {line.kind === 'way' ? (
            <Way line={line} />
          ) : (
            <Node
              node={line.node}
              nodes={definition.nodes}
              names={names}
              isAgain={line.isAgain}
              isMarked={marked.has(line.node.id)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function keyOf(line: OutlineLine): string {
  return line.kind === 'way' ? `way ${line.line.id}` : `${line.node.id} ${line.depth} ${line.isAgain}`
}

function Way({ line: { line, mode } }: Readonly<{ line: Extract<OutlineLine, { kind: 'way' }> }>) {
  const t = useT()
  return (
    <span className={styles.way}>
      {line.name && <strong>{line.name}</strong>}
      {mode === 'condition' ? (
        <>
          {t('flow-design.way.when')} <code>{line.condition}</code>
        </>
      ) : (
        t(`flow-design.way.${mode}`)
      )}
    </span>
  )
}

type NodeProps = Readonly<{
  node: FlowNode
  nodes: readonly FlowNode[]
  names: Readonly<Record<string, string>>
  isAgain: boolean
  isMarked: boolean
}>

function Node({ node, nodes, names, isAgain, isMarked }: NodeProps) {
  const t = useT()
  const people = sourcesAt(node).map((source) => peopleText(t, source, names, nodes))
  return (
    <span className={classes(styles.node, isMarked && styles.marked)}>
      <span className={styles.kind}>{t(`flow-design.kind.${node.kind}`)}</span>
      <strong>{node.name}</strong>
      {isAgain && <span className={styles.note}>{t('flow-design.again')}</span>}
      {people.length > 0 && <span className={styles.note}>{people.join(t('flow-design.separator'))}</span>}
      {isPeopleNode(node) && !votingRule(node.voting).firstVoteDecides && (
        <span className={styles.note}>{t(`flow-design.voting.${node.voting.mode}`)}</span>
      )}
    </span>
  )
}
