import { textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { Sheet, Status, useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Selection } from '../../../kit/lists/use-selection.ts'
import { askFirst, type BarButton, ButtonBar, printHref, useAction } from '../action-bar.tsx'
import { AddButton } from '../add-button.tsx'
import {
  type ActionOutcome,
  type ModelConfig,
  type RecordRow,
  type RowResult,
  useRemoveRecords,
} from '../queries.ts'
import styles from './records-page.module.css'
import { cardFields } from './shown-columns.ts'

type ListFootProps = Readonly<{ config: ModelConfig; selection: Selection<RecordRow> }>

/** The add button; while rows are selected, the actions on them. */
export function ListFoot({ config, selection }: ListFootProps) {
  if (selection.isOn) return <SelectionFoot config={config} selection={selection} />
  return <AddButton config={config} isWide />
}

export function SelectionFoot({ config, selection }: ListFootProps) {
  const { t, locale } = useLanguage()
  const { history } = useRouter()
  const feedback = useFeedback()
  const ask = askFirst(feedback, { confirm: t('records.removeOne'), tone: 'danger' })
  const remove = useRemoveRecords(config.id)
  const [refused, setRefused] = useState<readonly RowResult[]>()
  const ids = selection.rows.map(({ id }) => id)
  const tell = ({ results }: ActionOutcome) => {
    if (results.some(({ ok }) => !ok)) return setRefused(results)
    feedback.success(t('records.done', { count: results.length }))
    selection.end()
  }
  const action = useAction(config, tell)
  const isBusy = remove.isPending || action.isPending
  const actions = config.list.actions.filter(
    ({ key, place }) => place === 'list' && config.buttons.includes(key),
  )

  const isDisabled = ids.length === 0 || isBusy
  const askToRemove = () =>
    void ask(t('records.remove.ask', { count: ids.length }), () => remove.mutate(ids, { onSuccess: tell }))
  const buttons: readonly BarButton[] = [
    ...actions.map((one) => ({
      key: `action ${one.key}`,
      label: textIn(locale, one.label),
      isBusy: action.isPending,
      isDisabled,
      onPress: () => void action.start(one, ids),
    })),
    ...(config.buttons.includes('print')
      ? [
          {
            key: 'print',
            label: t('printing.print'),
            isDisabled,
            onPress: () => history.push(printHref(config.id, ids)),
          },
        ]
      : []),
    ...(config.buttons.includes('batchRemove')
      ? [
          {
            key: 'remove',
            label: t('records.removeOne'),
            tone: 'danger' as const,
            isBusy: remove.isPending,
            isDisabled,
            onPress: askToRemove,
          },
        ]
      : []),
  ]

  return (
    <>
      <span className={styles.ticks} role="status">
        {t('records.select.count', { count: ids.length })}
      </span>
      <ButtonBar actions={buttons} room={3} />
      {refused && (
        <ResultsSheet config={config} rows={selection.rows} results={refused} onClose={selection.end} />
      )}
    </>
  )
}

type ResultsSheetProps = Readonly<{
  config: ModelConfig
  rows: readonly RecordRow[]
  results: readonly RowResult[]
  onClose: () => void
}>

function ResultsSheet({ config, rows, results, onClose }: ResultsSheetProps) {
  const t = useT()
  const { title } = cardFields(config)
  const nameOf = (id: string) => (title && rows.find((row) => row.id === id)?.texts[title]) || id
  return (
    <Sheet title={t('records.results')} onClose={onClose}>
      <ul className={styles.results}>
        {results.map(({ id, ok, message }) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            <Status kind={ok ? 'passed' : 'failed'}>{ok ? t('records.rowDone') : message}</Status>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
