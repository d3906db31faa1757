import { useT } from '@signet/i18n/react'
import { classes, IconButton, Link } from '@signet/ui'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useLongPress } from '../../../kit/lists/use-long-press.ts'
import type { Selection } from '../../../kit/lists/use-selection.ts'
import type { ListLine } from '../lines/list-line.ts'
import type { ModelConfig, RecordRow } from '../queries.ts'
import { canSelect } from './can-select.ts'
import { cardFields } from './card-fields.ts'
import { RecordCard } from './record-card.tsx'
import styles from './records-page.module.css'
import { rowHref } from './row-href.ts'
import type { ViewColumn } from './search/asked.ts'

type Line = Extract<ListLine, { is: 'record' }>
type RecordLineProps = Readonly<{
  config: ModelConfig
  columns: readonly ViewColumn[]
  line: Line
  selection: Selection<RecordRow>
  onToggle: (id: string) => void
}>

const mostSteps = 6

/**
 * A record as a card: a link, or a checkbox while rows are selected. In a tree it also opens its children.
 */
export function RecordLine({ config, columns, line, selection, onToggle }: RecordLineProps) {
  const { row, depth, isOpen } = line
  const press = useLongPress(
    selection.isOn || !canSelect(config) ? undefined : () => selection.beginWith(row),
  )
  return (
    <div {...press} className={styles.record} data-depth={Math.min(depth, mostSteps)}>
      {isOpen !== undefined && (
        <Opener config={config} row={row} isOpen={isOpen} onToggle={() => onToggle(row.id)} />
      )}
      {selection.isOn ? (
        <TickedCard config={config} columns={columns} row={row} selection={selection} />
      ) : (
        <Link href={rowHref(config.id, row)} className={styles.card} data-row="" draggable={false}>
          <RecordCard config={config} columns={columns} row={row} />
        </Link>
      )}
    </div>
  )
}

type OpenerProps = Readonly<{ config: ModelConfig; row: RecordRow; isOpen: boolean; onToggle: () => void }>

function Opener({ config, row, isOpen, onToggle }: OpenerProps) {
  const t = useT()
  const { title } = cardFields(config)
  return (
    <IconButton
      label={t('records.tree.below', { title: (title && row.texts[title]) || row.id })}
      icon={isOpen ? <ChevronDown /> : <ChevronRight />}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  )
}

type TickedCardProps = Readonly<{
  config: ModelConfig
  columns: readonly ViewColumn[]
  row: RecordRow
  selection: Selection<RecordRow>
}>

function TickedCard({ config, columns, row, selection }: TickedCardProps) {
  const t = useT()
  const isSelected = selection.has(row)
  const { title } = cardFields(config)
  return (
    <label className={classes(styles.card, styles.ticked, isSelected && styles.selected)}>
      <input
        type="checkbox"
        aria-label={t('records.select.row', { title: (title && row.texts[title]) || row.id })}
        checked={isSelected}
        onChange={() => selection.toggle(row)}
      />
      <span className={styles.content}>
        <RecordCard config={config} columns={columns} row={row} />
      </span>
    </label>
  )
}
