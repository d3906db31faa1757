import { type ChatMessage, reportReasons } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, Choices, ErrorNote, Sheet, sharedStyles } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { TextArea } from '../../../kit/fields/text-area.tsx'

type ReportSheetProps = Readonly<{ message: ChatMessage; onClose: () => void }>
type Reason = (typeof reportReasons)[number]

/** Reports a message to the moderators of the company. */
export function ReportSheet({ message, onClose }: ReportSheetProps) {
  const t = useT()
  const { client, feedback } = useApp()
  const [reason, setReason] = useState<Reason | null>(null)
  const [words, setWords] = useState('')
  const { conversationId: id, sequence } = message
  const report = useMutation({
    meta: { isShown: true },
    mutationFn: (chosen: Reason) => client.chatReports.report({ id, sequence, reason: chosen, words }),
    onSuccess: ({ isNew }) => {
      feedback.success(t(isNew ? 'chat.report.sent' : 'chat.report.sentBefore'))
      onClose()
    },
  })
  const send = (
    <Button
      isWide
      disabled={reason === null}
      isBusy={report.isPending}
      onClick={() => reason && report.mutate(reason)}
    >
      {t('chat.report.send')}
    </Button>
  )
  return (
    <Sheet title={t('chat.report')} onClose={onClose} footer={send}>
      <div className={sharedStyles.stack4}>
        <Choices
          title={t('chat.report.why')}
          options={reportReasons.map((key) => ({ key, label: t(`chat.report.reason.${key}`) }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea label={t('chat.report.words')} maxLength={1000} value={words} onChange={setWords} />
        <p className={sharedStyles.note}>{t('chat.report.note')}</p>
        <ErrorNote error={report.error} />
      </div>
    </Sheet>
  )
}
