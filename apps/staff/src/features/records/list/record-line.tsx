import { recordLink } from '@signet/client'
import { textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { CaseStatus, classes, IconButton, Link, sharedStyles } from '@signet/ui'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { caseHref } from '../../../kit/links/case-href.ts'
import { useLongPress } from '../../../kit/lists/row-gestures.ts'
import type { Selection } from '../../../kit/lists/use-selection.ts'
import type { ModelConfig, RecordRow } from '../queries.ts'
import type { ViewColumn } from '../search/list-query.ts'
import cardStyles from './record-card.module.css'
import styles from './records-page.module.css'
import { cardFields } from './shown-columns.ts'
import type { ListLine } from './use-lines.ts'

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
      <span className={sharedStyles.grow}>
        <RecordCard config={config} columns={columns} row={row} />
      </span>
    </label>
  )
}

type RecordCardProps = Readonly<{
  config: ModelConfig
  columns: readonly ViewColumn[]
  row: RecordRow
}>

/** A record as a card: title, the list's card fields, and the status of its case. */
function RecordCard({ config, columns, row }: RecordCardProps) {
  const { locale } = useLanguage()
  const { title, fields } = cardFields(config, columns)
  const shown = fields.filter(({ path }) => row.texts[path])

  return (
    <>
      <span className={cardStyles.title}>{(title && row.texts[title]) || '—'}</span>
      {shown.length > 0 && (
        <span className={cardStyles.fields}>
          {shown.map(({ path, label }) => (
            <span key={path} className={cardStyles.field}>
              <span className={cardStyles.label}>{textIn(locale, label)}</span>
              <span className={cardStyles.value}>{row.texts[path]}</span>
            </span>
          ))}
        </span>
      )}
      {row.status && (
        <span className={cardStyles.foot}>
          <CaseStatus status={row.status} />
        </span>
      )}
    </>
  )
}

/** The target of a row: its case for people with a task in it, otherwise the record beside its list. */
export function rowHref(modelId: string, { id, caseId, can }: RecordRow, beside?: string): string {
  return caseId !== null && can.case ? caseHref({ caseId }) : recordLink(modelId, id, beside)
}

/** Whether any action works on several records. */
export function canSelect({ buttons, list }: Pick<ModelConfig, 'buttons' | 'list'>): boolean {
  return (
    buttons.includes('batchRemove') ||
    buttons.includes('print') ||
    buttons.includes('export') ||
    list.actions.some(({ key, place }) => place === 'list' && buttons.includes(key))
  )
}
