import { isRowGroup, type RowGroup } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Button, Segmented } from 'antd'
import { FolderPlus, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { SmallButton } from '../properties/property-row.tsx'
import styles from './rules.module.css'

/** One row, to be drawn by what the rows are about. */
export type DrawnRow<Row> = Readonly<{
  row: Row
  /** Names the row to screen readers: `2`, or `2.1` inside a group. */
  number: string
  onChange: (row: Row) => void
  onRemove: () => void
}>

type RowGroupsProps<Row> = Readonly<{
  label: string
  group: RowGroup<Row>
  drawRow: (drawn: DrawnRow<Row>) => ReactNode
  /** The control that adds a row; in the outermost group with the id of the setting. */
  drawAdd: (add: (row: Row) => void, isOutermost: boolean) => ReactNode
  /** The rows with which a new group begins. */
  newRows?: readonly Row[]
  onChange: (group: RowGroup<Row>) => void
}>

/** Rows joined by and / or, in groups that are brackets of the formula. */
export function RowGroups<Row extends object>({ label, ...props }: RowGroupsProps<Row>) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      <Rows {...props} prefix="" depth={0} />
    </fieldset>
  )
}

const deepest = 4

type RowsProps<Row> = Omit<RowGroupsProps<Row>, 'label'> & Readonly<{ prefix: string; depth: number }>

function Rows<Row extends object>({ group, prefix, depth, onChange, ...shared }: RowsProps<Row>) {
  const t = useT()
  const { joined, rows } = group
  const { drawRow, drawAdd, newRows = [] } = shared
  const set = (next: RowGroup<Row>['rows']) => onChange({ joined, rows: next })
  const opposite = joined === 'and' ? 'or' : 'and'

  return (
    <>
      {rows.length > 1 && <JoinChoice value={joined} onChange={(next) => onChange({ joined: next, rows })} />}
      {rows.map((row, at) => {
        const number = `${prefix}${at + 1}`
        const change = (next: typeof row) => set(rows.with(at, next))
        const remove = () => set(rows.toSpliced(at, 1))
        return isRowGroup(row) ? (
          <InnerGroup key={number} number={number} onRemove={remove}>
            <Rows {...shared} group={row} prefix={`${number}.`} depth={depth + 1} onChange={change} />
          </InnerGroup>
        ) : (
          <div key={number}>{drawRow({ row, number, onChange: change, onRemove: remove })}</div>
        )
      })}
      <div className={styles.add}>
        {drawAdd((row) => set([...rows, row]), depth === 0)}
        {rows.length > 0 && depth < deepest && (
          <Button
            size="small"
            type="text"
            icon={<FolderPlus size={14} aria-hidden />}
            onClick={() => set([...rows, { joined: opposite, rows: newRows }])}
          >
            {t('rules.addGroup')}
          </Button>
        )}
      </div>
    </>
  )
}

type InnerGroupProps = Readonly<{ number: string; onRemove: () => void; children: ReactNode }>

function InnerGroup({ number, onRemove, children }: InnerGroupProps) {
  const t = useT()
  const id = useId()
  return (
    <fieldset className={styles.inner} aria-labelledby={id}>
      <div className={styles.head}>
        <span id={id} className={styles.name}>
          {t('rules.group', { number })}
        </span>
        <SmallButton name={t('rules.removeGroup', { number })} Icon={X} onPress={onRemove} />
      </div>
      {children}
    </fieldset>
  )
}

type JoinChoiceProps = Readonly<{ value: 'and' | 'or'; onChange: (joined: 'and' | 'or') => void }>

function JoinChoice({ value, onChange }: JoinChoiceProps) {
  const t = useT()
  return (
    <Segmented<'and' | 'or'>
      size="small"
      className={styles.join ?? ''}
      aria-label={t('rules.joined')}
      value={value}
      options={(['and', 'or'] as const).map((joined) => ({ value: joined, label: t(`rules.all.${joined}`) }))}
      onChange={onChange}
    />
  )
}
