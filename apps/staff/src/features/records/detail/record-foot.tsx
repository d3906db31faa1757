import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useBack } from '../../../lib/use-back.ts'
import { askFirst } from '../ask-first.ts'
import { type ModelConfig, type OpenedRecord, type RowResult, useAct, useRemoveRecords } from '../queries.ts'
import { recordFormHref } from '../record-href.ts'

type RecordFootProps = Readonly<{ config: ModelConfig; record: OpenedRecord }>

/** What the reader may do with this record: change it, delete it, press the administrator's own buttons. */
export function RecordFoot({ config, record }: RecordFootProps) {
  const { t, locale } = useLanguage()
  const { history } = useRouter()
  const feedback = useFeedback()
  const back = useBack()
  const ask = askFirst(feedback, t('records.confirm'))
  const remove = useRemoveRecords(config.id)
  const act = useAct(config.id)
  const { can, id } = record
  const actions = config.list.actions.filter(({ key }) => can.actions.includes(key))
  const told = (onDone: () => void) => ({
    onSuccess: ({ results }: Readonly<{ results: readonly RowResult[] }>) => {
      const [result] = results
      if (!result?.ok) return feedback.error(result?.message ?? '')
      feedback.success(t('records.done', { count: 1 }))
      onDone()
    },
  })
  if (!can.edit && !can.remove && actions.length === 0) return null

  return (
    <>
      {can.remove && (
        <Button
          tone="danger"
          isBusy={remove.isPending}
          onClick={() => ask(t('records.remove.ask', { count: 1 }), () => remove.mutate([id], told(back)))}
        >
          {t('records.removeOne')}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action.key}
          isBusy={act.isPending}
          onClick={() =>
            ask(action.confirm && textIn(locale, action.confirm), () =>
              act.mutate(
                { action: action.key, ids: [id] },
                told(() => undefined),
              ),
            )
          }
        >
          {textIn(locale, action.label)}
        </Button>
      ))}
      {can.edit && (
        <Button tone="primary" onClick={() => history.push(recordFormHref(config.id, id))}>
          {t('records.edit')}
        </Button>
      )}
    </>
  )
}
