import { type ChatBar, chatBars, closingOutcomes } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { SegmentedField, SelectField, TextAreaField } from '../../../kit/fields/labelled-inputs.tsx'
import { type Report, useReportMutation } from './queries.ts'

type CloseDialogProps = Readonly<{ report: Report; onClose: () => void }>
type Wish = Readonly<{ outcome: (typeof closingOutcomes)[number]; bar: ChatBar; note: string }>

/** What comes of a report. */
export function CloseDialog({ report, onClose }: CloseDialogProps) {
  const t = useT()
  const { id, isEvidence, now, conversation } = report
  const [wish, setWish] = useState<Wish>({ outcome: 'dismissed', bar: 'none', note: '' })
  const close = useReportMutation((calls, chosen: Wish) => calls.close({ id, ...chosen }))
  const mayRemove = !isEvidence && now !== 'gone'
  const mayBar = wish.outcome !== 'dismissed' && conversation !== null && conversation.kind !== 'direct'
  const submit = () => close.mutate({ ...wish, bar: mayBar ? wish.bar : 'none' }, { onSuccess: onClose })
  return (
    <FormDialog
      title={t('chat-reports.close')}
      confirm={t('chat-reports.close')}
      isPending={close.isPending}
      error={close.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentedField
        label={t('chat-reports.outcome')}
        hint={isEvidence ? t('chat-reports.isEvidence') : t(`chat-reports.outcomeHint.${wish.outcome}`)}
        value={wish.outcome}
        options={closingOutcomes.map((value) => ({
          value,
          label: t(`chat-reports.outcome.${value}`),
          disabled: value === 'removed' && !mayRemove,
        }))}
        onChange={(outcome) => setWish({ ...wish, outcome })}
      />
      {mayBar && (
        <SelectField<ChatBar>
          label={t('chat-reports.bar', { name: report.said.sender.name })}
          value={wish.bar}
          options={chatBars.map((value) => ({ value, label: t(`chat-reports.bar.${value}`) }))}
          onChange={(bar) => setWish({ ...wish, bar })}
        />
      )}
      <TextAreaField
        label={t('chat-reports.note')}
        hint={t('chat-reports.noteHint')}
        rows={3}
        maxLength={1000}
        value={wish.note}
        onChange={(note) => setWish({ ...wish, note })}
      />
    </FormDialog>
  )
}
