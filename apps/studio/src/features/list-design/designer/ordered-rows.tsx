import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { ChevronDown, ChevronRight, CircleAlert, GripVertical, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import styles from './ordered-rows.module.css'

type OrderedRowsProps<Row> = Readonly<{
  label: string
  rows: readonly Row[]
  /** A stable key of a row. */
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  mistakeAt?: (index: number) => string | undefined
  /** Controls available without opening the row. */
  quick?: (row: Row, change: (part: Partial<Row>) => void) => ReactNode
  isFixed?: boolean
  onChange: (rows: Row[], about?: string) => void
  children: (row: Row, change: (part: Partial<Row>, about?: string) => void, index: number) => ReactNode
}>

/** Rows in a custom order, moved by drag handle or arrow keys. One row is open at a time. */
export function OrderedRows<Row>(props: OrderedRowsProps<Row>) {
  const { label, rows, keyOf, nameOf, onChange } = props
  const t = useT()
  const group = useId()
  const [opened, setOpened] = useState<string>()
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || from === to) return
    onChange(moveItem(rows, from, to))
    setSaid(t('list-design.order.moved', { name: nameOf(row), place: to + 1, count: rows.length }))
  }

  return (
    <>
      <ol className={styles.rows} aria-label={label}>
        {rows.map((row, position) => (
          <OrderedRow
            key={keyOf(row)}
            {...props}
            row={row}
            index={position}
            group={group}
            isOpen={opened === keyOf(row)}
            onOpen={(isOpen) => setOpened(isOpen ? keyOf(row) : undefined)}
            onMove={move}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

type OrderedRowProps<Row> = OrderedRowsProps<Row> &
  Readonly<{
    row: Row
    index: number
    group: string
    isOpen: boolean
    onOpen: (isOpen: boolean) => void
    onMove: (from: number, to: number) => void
  }>

function OrderedRow<Row>(props: OrderedRowProps<Row>) {
  const { row, index, rows, group, isOpen, onOpen, onMove, onChange, nameOf, mistakeAt, quick, children } =
    props
  const t = useT()
  const line = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const landing = useRowDrag({ line, handle, group, place: index, onMove })
  const name = nameOf(row)
  const mistake = mistakeAt?.(index)
  const change = (part: Partial<Row>, about?: string) =>
    onChange(
      rows.map((one, at) => (at === index ? { ...one, ...part } : one)),
      about && `${index}.${about}`,
    )

  return (
    <li ref={line} className={styles.row} data-landing={landing}>
      <div className={styles.head}>
        <DragHandle handle={handle} name={name} index={index} last={rows.length - 1} onMove={onMove} />
        <RowName name={name} isOpen={isOpen} onOpen={onOpen} />
        {mistake && <CircleAlert size={14} className={sharedStyles.dangerMark} aria-label={mistake} />}
        {quick?.(row, change)}
        {!props.isFixed && (
          <SmallButton
            name={t('list-design.order.remove', { name })}
            Icon={Trash2}
            onPress={() => onChange(rows.filter((_, at) => at !== index))}
          />
        )}
      </div>
      {mistake && (
        <p className={styles.mistake} role="alert">
          {mistake}
        </p>
      )}
      {isOpen && <div className={styles.body}>{children(row, change, index)}</div>}
    </li>
  )
}

type DragHandleProps = Readonly<{
  handle: RefObject<HTMLButtonElement | null>
  name: string
  index: number
  /** The place of the last row. */
  last: number
  onMove: (from: number, to: number) => void
}>

/** Moves the row by dragging or by keys. */
function DragHandle({ handle, name, index, last, onMove }: DragHandleProps) {
  const t = useT()
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(index, to)
  }
  return (
    <button
      ref={handle}
      type="button"
      className={styles.handle}
      aria-label={t('list-design.order.move', { name })}
      title={t('list-design.order.keys')}
      onKeyDown={onKeyDown}
    >
      <GripVertical size={14} aria-hidden="true" />
    </button>
  )
}

type RowNameProps = Readonly<{ name: string; isOpen: boolean; onOpen: (isOpen: boolean) => void }>

/** The name of a row, which opens and closes it. */
function RowName({ name, isOpen, onOpen }: RowNameProps) {
  return (
    <Button
      type="text"
      size="small"
      className={styles.name ?? ''}
      aria-expanded={isOpen}
      icon={isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
      onClick={() => onOpen(!isOpen)}
    >
      <span className={sharedStyles.oneLine}>{name}</span>
    </Button>
  )
}

type RowDrag = Readonly<{
  line: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  /** Rows move within their group only. */
  group: string
  place: number
  onMove: (from: number, to: number) => void
}>

export type RowLanding = 'before' | 'behind' | undefined

/** Lets a row be dragged by its handle among its siblings. Returns the target of the current drag. */
function useRowDrag({ line, handle, group, place: index, onMove }: RowDrag): RowLanding {
  const [landing, setLanding] = useState<RowLanding>(undefined)
  const now = useRef({ place: index, onMove })
  now.current = { place: index, onMove }

  useEffect(() => {
    if (!line.current || !handle.current) return
    return combine(
      draggable({
        element: line.current,
        dragHandle: handle.current,
        getInitialData: () => ({ group, place: now.current.place }),
      }),
      dropTargetForElements({
        element: line.current,
        canDrop: ({ source }) => source.data['group'] === group,
        getData: ({ input, element }) =>
          attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setLanding(landingIn(self.data)),
        onDragLeave: () => setLanding(undefined),
        onDrop: ({ self, source }) => {
          setLanding(undefined)
          const from = Number(source.data['place'])
          const at = now.current.place + (landingIn(self.data) === 'behind' ? 1 : 0)
          now.current.onMove(from, from < at ? at - 1 : at)
        },
      }),
    )
  }, [line, handle, group])

  return landing
}

function landingIn(carried: Readonly<Record<string | symbol, unknown>>): RowLanding {
  return extractClosestEdge(carried) === 'bottom' ? 'behind' : 'before'
}

/** Moves one row to another index. */
function moveItem<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from]
  if (row === undefined) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
