import {
  type FlowDefinition,
  type FlowNode,
  type FlowTransition,
  isBranch,
  isPeopleNode,
  isStart,
  sourcesAt,
  votingRule,
} from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { classes, Status, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import styles from './flow-outline.module.css'
import { describeSource, listNamedIds } from './people/people-sources.ts'
import { namesQuery } from './queries.ts'

type FlowOutlineProps = Readonly<{ definition: FlowDefinition; problems: readonly Problem[] }>

/** The flow as text, in the order of a case. */
export function FlowOutline({ definition, problems }: FlowOutlineProps) {
  const { data: names = {} } = useQuery(namesQuery(useClient(), listNamedIds(definition.nodes)))
  const marked = new Set(problems.flatMap(({ nodes }) => nodes))

  return (
    <ol className={sharedStyles.stack1}>
      {listOutline(definition).map((line) => (
        <li key={keyOf(line)} className={styles.line} data-depth={line.depth}>
          {line.kind === 'way' ? (
            <TransitionLine line={line} />
          ) : (
            <NodeLine
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

function keyOf(line: OutlineEntry): string {
  return line.kind === 'way' ? `way ${line.line.id}` : `${line.node.id} ${line.depth} ${line.isAgain}`
}

function TransitionLine({
  line: { line, mode },
}: Readonly<{ line: Extract<OutlineEntry, { kind: 'way' }> }>) {
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

type NodeLineProps = Readonly<{
  node: FlowNode
  nodes: readonly FlowNode[]
  names: Readonly<Record<string, string>>
  isAgain: boolean
  isMarked: boolean
}>

function NodeLine({ node, nodes, names, isAgain, isMarked }: NodeLineProps) {
  const t = useT()
  const people = sourcesAt(node).map((source) => describeSource(t, source, names, nodes))
  return (
    <span className={classes(styles.node, isMarked && styles.marked)}>
      <span className={styles.kind}>{t(`flow-design.kind.${node.kind}`)}</span>
      <strong>{node.name}</strong>
      {isAgain && <span className={sharedStyles.weak}>{t('flow-design.again')}</span>}
      {people.length > 0 && (
        <span className={sharedStyles.weak}>{people.join(t('flow-design.separator'))}</span>
      )}
      {isPeopleNode(node) && !votingRule(node.voting).firstVoteDecides && (
        <span className={sharedStyles.weak}>{t(`flow-design.voting.${node.voting.mode}`)}</span>
      )}
      {isPeopleNode(node) && node.identity && (
        <span className={sharedStyles.weak}>{t(`flow-design.identity.note.${node.identity.rule}`)}</span>
      )}
    </span>
  )
}

/** A node, or a transition out of a branch. `depth` is the level of indentation. */
type OutlineEntry = Readonly<
  | { kind: 'node'; node: FlowNode; depth: number; isAgain: boolean }
  | { kind: 'way'; line: FlowTransition; mode: 'condition' | 'otherwise' | 'always'; depth: number }
>

/** Lists nodes in the order of a case. Nodes after a branch follow all of its transitions. */
export function listOutline(flow: FlowDefinition): readonly OutlineEntry[] {
  const start = flow.nodes.find(isStart)
  return start ? listFrom(flow, start.id, { depth: 0, until: undefined, visited: new Set() }) : []
}

type OutlineWalk = Readonly<{ depth: number; until: string | undefined; visited: Set<string> }>

function listFrom(flow: FlowDefinition, id: string, way: OutlineWalk): OutlineEntry[] {
  const node = flow.nodes.find((one) => one.id === id)
  if (!node || id === way.until) return []
  const isAgain = way.visited.has(id)
  const here: OutlineEntry = { kind: 'node', node, depth: way.depth, isAgain }
  if (isAgain) return [here]

  way.visited.add(id)
  const lines = flow.lines.filter(({ from }) => from === id)
  if (lines.length < 2) return [here, ...lines.flatMap(({ to }) => listFrom(flow, to, way))]

  const meeting = findMeetingNode(flow, lines) ?? way.until
  const ways = lines.flatMap((line): OutlineEntry[] => [
    { kind: 'way', line, mode: findTransitionMode(node, line), depth: way.depth + 1 },
    ...listFrom(flow, line.to, { ...way, depth: way.depth + 2, until: meeting }),
  ])
  const after = meeting === undefined || meeting === way.until ? [] : listFrom(flow, meeting, way)
  return [here, ...ways, ...after]
}

function findTransitionMode(
  node: FlowNode,
  { isDefault }: FlowTransition,
): 'condition' | 'otherwise' | 'always' {
  if (isBranch(node) && node.mode === 'parallel') return 'always'
  return isDefault ? 'otherwise' : 'condition'
}

/** Finds the first node that all transitions reach. */
function findMeetingNode(flow: FlowDefinition, lines: readonly FlowTransition[]): string | undefined {
  const [first = [], ...others] = lines.map(({ to }) => listReachableNodes(flow, to))
  return first.find((id) => others.every((reached) => reached.includes(id)))
}

/** Lists all nodes reachable from a node, nearest first. */
function listReachableNodes(flow: FlowDefinition, id: string): readonly string[] {
  const reached = new Set([id])
  for (const here of reached) {
    for (const { from, to } of flow.lines) if (from === here) reached.add(to)
  }
  return [...reached]
}

type Problem = Readonly<{ path: string; code: string; message: string; nodes: readonly string[] }>

/** Errors that prevent publishing, and warnings, as sentences. */
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
