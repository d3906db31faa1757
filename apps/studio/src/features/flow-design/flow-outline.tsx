import {
  type FlowDefinition,
  type FlowLine,
  type FlowNode,
  isBranch,
  isPeopleNode,
  isStart,
  sourcesAt,
  votingRule,
} from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { classes, Status } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import styles from './flow-outline.module.css'
import { namedIn, peopleText } from './people/people-sources.ts'
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

/**
 * A line of the outline: a node, or a transition out of a branch with its condition. `depth` counts
 * branches.
 */
type OutlineLine = Readonly<
  | { kind: 'node'; node: FlowNode; depth: number; isAgain: boolean }
  | { kind: 'way'; line: FlowLine; mode: 'condition' | 'otherwise' | 'always'; depth: number }
>

/** The nodes in the order of a case; what follows a branch comes after all its transitions. */
export function outlineOf(flow: FlowDefinition): readonly OutlineLine[] {
  const start = flow.nodes.find(isStart)
  return start ? walk(flow, start.id, { depth: 0, until: undefined, met: new Set() }) : []
}

type Walk = Readonly<{ depth: number; until: string | undefined; met: Set<string> }>

function walk(flow: FlowDefinition, id: string, way: Walk): OutlineLine[] {
  const node = flow.nodes.find((one) => one.id === id)
  if (!node || id === way.until) return []
  const isAgain = way.met.has(id)
  const here: OutlineLine = { kind: 'node', node, depth: way.depth, isAgain }
  if (isAgain) return [here]

  way.met.add(id)
  const lines = flow.lines.filter(({ from }) => from === id)
  if (lines.length < 2) return [here, ...lines.flatMap(({ to }) => walk(flow, to, way))]

  const meeting = meetingOf(flow, lines) ?? way.until
  const ways = lines.flatMap((line): OutlineLine[] => [
    { kind: 'way', line, mode: modeOf(node, line), depth: way.depth + 1 },
    ...walk(flow, line.to, { ...way, depth: way.depth + 2, until: meeting }),
  ])
  const after = meeting === undefined || meeting === way.until ? [] : walk(flow, meeting, way)
  return [here, ...ways, ...after]
}

function modeOf(node: FlowNode, { isDefault }: FlowLine): 'condition' | 'otherwise' | 'always' {
  if (isBranch(node) && node.mode === 'parallel') return 'always'
  return isDefault ? 'otherwise' : 'condition'
}

/** The first node that all transitions lead to. */
function meetingOf(flow: FlowDefinition, lines: readonly FlowLine[]): string | undefined {
  const [first = [], ...others] = lines.map(({ to }) => reachedFrom(flow, to))
  return first.find((id) => others.every((reached) => reached.includes(id)))
}

/** All nodes reachable from here, nearest first. */
function reachedFrom(flow: FlowDefinition, id: string): readonly string[] {
  const reached = new Set([id])
  for (const here of reached) {
    for (const { from, to } of flow.lines) if (from === here) reached.add(to)
  }
  return [...reached]
}

type Problem = Readonly<{ path: string; code: string; message: string; nodes: readonly string[] }>

/** What prevents publishing, and what an administrator should know, in sentences. */
export function FlowProblems({ flow }: Readonly<{ flow: Readonly<{ problems: readonly Problem[] }> }>) {
  const t = useT()
  if (flow.problems.length === 0) return <Status kind="passed">{t('flow-design.sound')}</Status>

  return (
    <ul className={styles.problems}>
      {flow.problems.map((problem) => (
        <li key={`${problem.path} ${problem.code}`}>
          <Status kind={isError(problem) ? 'failed' : 'overdue'}>
            {t(isError(problem) ? 'flow-design.error' : 'flow-design.warning')}
          </Status>
          <span>{problem.message}</span>
        </li>
      ))}
    </ul>
  )
}

function isError({ code }: Problem): boolean {
  return code.startsWith('error.')
}
