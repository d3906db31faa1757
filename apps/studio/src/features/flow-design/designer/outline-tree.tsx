import type { FlowDefinition, FlowNode, FlowTransition } from '@signet/flow'
import {
  everyItem,
  type FlowEdit,
  type FlowTree,
  moveArm,
  moveNodes,
  type Row,
  type TreeItem,
  treeOf,
} from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { focusNodeProperties } from '../properties/node-properties.tsx'
import { useFlowDesigner } from './flow-designer-context.ts'
import type { FlowAction } from './flow-designer-state.ts'
import styles from './outline-tree.module.css'
import { useArmLabels, usePartStatus, useStepName } from './part-labels.ts'

/** The flow as a nested list for the keyboard: arrows navigate, Alt and an arrow move a part. */
export function OutlineTree() {
  const t = useT()
  const { tree, state, dispatch } = useFlowDesigner()
  const rows = useMemo(() => listOutlineRows(tree), [tree])
  const current = state.selected.at(-1) ?? rows[0]?.id
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return focusNodeProperties()
    const action = findKeyAction(event, rows, current)
    if (!action) return
    event.preventDefault()
    dispatch(action)
  }

  return (
    <div className={styles.part}>
      <div role="tree" aria-label={t('flow-design.outline')} aria-multiselectable className={styles.tree}>
        {rows.map((row) => (
          <OutlineRowLine key={row.id} row={row} isCurrent={row.id === current} onKeyDown={onKeyDown} />
        ))}
      </div>
      <p className={styles.keys}>{t('flow-design.outline.keys')}</p>
    </div>
  )
}

type OutlineRowLineProps = Readonly<{
  row: OutlineRow
  isCurrent: boolean
  onKeyDown: (event: KeyboardEvent) => void
}>

function OutlineRowLine({ row, isCurrent, onKeyDown }: OutlineRowLineProps) {
  const t = useT()
  const { state, dispatch } = useFlowDesigner()
  const words = useArmLabels()
  const line = useRef<HTMLDivElement>(null)
  const isSelected = state.selected.includes(row.id)
  const nameOf = useStepName()
  const { isWrong } = usePartStatus(row.id)
  useEffect(() => {
    const isHere = line.current?.closest('[role="tree"]')?.contains(document.activeElement)
    if (isCurrent && isSelected && isHere) line.current?.focus()
  }, [isCurrent, isSelected])

  return (
    <div
      ref={line}
      role="treeitem"
      aria-level={row.depth + 1}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.row}
      data-arm={row.kind === 'arm' || undefined}
      style={{ paddingInlineStart: 8 + row.depth * 14 }}
      onKeyDown={onKeyDown}
      onClick={({ ctrlKey, metaKey, shiftKey }) =>
        dispatch({
          type: 'select',
          ids: [row.id],
          ...(ctrlKey || metaKey || shiftKey ? { with: 'others' } : {}),
        })
      }
    >
      <span className={styles.name}>{row.kind === 'arm' ? words(row.line).title : nameOf(row.node)}</span>
      {isWrong && (
        <CircleAlert size={14} className={sharedStyles.dangerMark} aria-label={t('flow-design.hasProblem')} />
      )}
      {row.kind === 'node' && <span className={styles.kind}>{t(`flow-design.kind.${row.node.kind}`)}</span>}
    </div>
  )
}

type KeyPress = Readonly<{ key: string; altKey: boolean; shiftKey: boolean }>

/** Returns the action of a key in the outline; undefined for other keys. */
function findKeyAction(
  { key, altKey, shiftKey }: KeyPress,
  rows: readonly OutlineRow[],
  current: string | undefined,
): FlowAction | undefined {
  const at = rows.findIndex(({ id }) => id === current)
  const row = rows[at]
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove' }
  if (key === 'Escape') return { type: 'select', ids: [] }
  if (step === undefined || !row) return undefined
  if (altKey) return { type: 'edit', edit: (flow) => moveRow(flow, row, step) }

  const next = rows[at + step]
  return next && { type: 'select', ids: [next.id], ...(shiftKey && { with: 'others' as const }) }
}

function moveRow(flow: FlowDefinition, row: OutlineRow, step: number): FlowEdit {
  if (row.kind === 'arm') {
    const ways = flow.lines.filter(({ from }) => from === row.line.from)
    return moveArm(flow, row.id, ways.findIndex(({ id }) => id === row.id) + step)
  }
  const gap = findGapBeside(flow, row.id, step)
  return gap ? moveNodes(flow, [row.id], gap) : { flow, selected: [row.id] }
}

/** Finds the gap before the previous step or after the next step, in reading order. */
function findGapBeside(flow: FlowDefinition, id: string, step: number): readonly string[] | undefined {
  const items = everyItem(treeOf(flow).row)
  const at = items.findIndex(({ node }) => node.id === id)
  const beside = step < 0 ? items[at - 1] : items.slice(at + 1).find((item) => !isInside(items[at], item))
  if (!beside) return undefined
  if (step < 0) return beside.gap.map((line) => line.id)
  const from = (beside.merge ?? beside.node).id
  return flow.lines
    .filter((line) => line.from === from)
    .slice(0, 1)
    .map((line) => line.id)
}

const isInside = (outer: TreeItem | undefined, inner: TreeItem) =>
  outer?.arms.some(({ row }) => everyItem(row).includes(inner)) ?? false

/** A row of the outline: a step, or a transition out of a branch. */
type OutlineRow = Readonly<
  { id: string; depth: number } & ({ kind: 'node'; node: FlowNode } | { kind: 'arm'; line: FlowTransition })
>

/** Lists all parts in reading order, without merges. */
function listOutlineRows({ row, loose }: FlowTree): readonly OutlineRow[] {
  return [
    ...listRows(row, 0),
    ...loose.map((node) => ({ id: node.id, depth: 0, kind: 'node' as const, node })),
  ]
}

function listRows({ items }: Row, depth: number): readonly OutlineRow[] {
  return items.flatMap((item) => listItemRows(item, depth))
}

function listItemRows({ node, arms }: TreeItem, depth: number): readonly OutlineRow[] {
  return [
    { id: node.id, depth, kind: 'node', node },
    ...arms.flatMap(({ line, row }): OutlineRow[] => [
      { id: line.id, depth: depth + 1, kind: 'arm', line },
      ...listRows(row, depth + 2),
    ]),
  ]
}
