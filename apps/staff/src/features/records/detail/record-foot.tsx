import { recordFormLink } from '@signet/client'
import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { caseHref } from '../../../kit/links/case-href.ts'
import { useBack } from '../../../kit/pages/stack-page.tsx'
import { askFirst, type BarButton, ButtonBar, printHref, useAction } from '../action-bar.tsx'
import { type ActionOutcome, type ModelConfig, type OpenedRecord, useRemoveRecords } from '../queries.ts'
import { readRecordSearch } from '../record-search.ts'

type RecordFootProps = Readonly<{ config: ModelConfig; record: OpenedRecord }>

/** Actions on this record: edit, delete, and the administrator's own buttons. */
export function RecordFoot({ config, record }: RecordFootProps) {
  const { t, locale } = useLanguage()
  const { history } = useRouter()
  const feedback = useFeedback()
  const back = useBack()
  const ask = askFirst(feedback, { confirm: t('records.removeOne'), tone: 'danger' })
  const remove = useRemoveRecords(config.id)
  const { can, id, caseId } = record
  const { beside } = readRecordSearch(useSearch({ strict: false }))
  const actions = config.list.actions.filter(
    ({ key, place }) => place === 'record' && can.actions.includes(key),
  )
  const tell = ({ results: [result] }: ActionOutcome, onDone?: () => void) => {
    if (!result?.ok) return feedback.error(result?.message ?? '')
    feedback.success(t('records.done', { count: 1 }))
    onDone?.()
  }
  const action = useAction(config, (acted) => tell(acted))
  const edit = () => history.push(recordFormLink(config.id, id, beside))
  const askToRemove = () =>
    void ask(t('records.remove.ask', { count: 1 }), () =>
      remove.mutate([id], { onSuccess: (acted) => tell(acted, back) }),
    )
  const buttons: readonly BarButton[] = [
    ...(can.edit ? [{ key: 'edit', label: t('records.edit'), tone: 'primary' as const, onPress: edit }] : []),
    ...(caseId !== null && can.case
      ? [
          {
            key: 'case',
            label: t('records.openCase'),
            tone: 'primary' as const,
            onPress: () => history.push(caseHref({ caseId })),
          },
        ]
      : []),
    ...actions.map((one) => ({
      key: `action ${one.key}`,
      label: textIn(locale, one.label),
      isBusy: action.isPending,
      onPress: () => void action.start(one, [id]),
    })),
    ...(can.print
      ? [
          {
            key: 'print',
            label: t('printing.print'),
            onPress: () => history.push(printHref(config.id, [id])),
          },
        ]
      : []),
    ...(can.remove
      ? [
          {
            key: 'remove',
            label: t('records.removeOne'),
            isBehindMore: true,
            onPress: askToRemove,
          },
        ]
      : []),
  ]
  return <ButtonBar actions={buttons} room={3} />
}
