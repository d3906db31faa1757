import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { recordFormLink } from '../../../lib/record-link.ts'
import { useBack } from '../../../lib/use-back.ts'
import { askFirst } from '../ask-first.ts'
import { type Acted, type ModelConfig, type OpenedRecord, useRemoveRecords } from '../queries.ts'
import { useAction } from '../use-action.ts'

type RecordFootProps = Readonly<{ config: ModelConfig; record: OpenedRecord }>

/** What the reader may do with this record: change it, delete it, press the administrator's own buttons. */
export function RecordFoot({ config, record }: RecordFootProps) {
  const { t, locale } = useLanguage()
  const { history } = useRouter()
  const feedback = useFeedback()
  const back = useBack()
  const ask = askFirst(feedback, { confirm: t('records.removeOne'), tone: 'danger' })
  const remove = useRemoveRecords(config.id)
  const { can, id } = record
  const actions = config.list.actions.filter(({ key }) => can.actions.includes(key))
  const tell = ({ results: [result] }: Acted, onDone?: () => void) => {
    if (!result?.ok) return feedback.error(result?.message ?? '')
    feedback.success(t('records.done', { count: 1 }))
    onDone?.()
  }
  const action = useAction(config, (acted) => tell(acted))
  if (!can.edit && !can.remove && actions.length === 0) return null

  return (
    <>
      {can.remove && (
        <Button
          tone="danger"
          isBusy={remove.isPending}
          onClick={() =>
            ask(t('records.remove.ask', { count: 1 }), () =>
              remove.mutate([id], { onSuccess: (acted) => tell(acted, back) }),
            )
          }
        >
          {t('records.removeOne')}
        </Button>
      )}
      {actions.map((one) => (
        <Button key={one.key} isBusy={action.isPending} onClick={() => action.start(one, [id])}>
          {textIn(locale, one.label)}
        </Button>
      ))}
      {can.edit && (
        <Button tone="primary" onClick={() => history.push(recordFormLink(config.id, id))}>
          {t('records.edit')}
        </Button>
      )}
    </>
  )
}
