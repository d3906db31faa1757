import { webhookFormats } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { SelectField, TextField } from '../../kit/fields/labelled-inputs.tsx'
import type { Speech } from './queries.ts'

type SpeechFieldsProps = Readonly<{
  speech: Speech
  onChange: (speech: Speech) => void
  /** The format is chosen once. */
  isNew?: boolean
}>

/** Whether other systems or a group chat hear it, and the secret that the vendor made for its robot. */
export function SpeechFields({ speech, onChange, isNew = false }: SpeechFieldsProps) {
  const t = useT()
  const { format, robotSecret } = speech
  return (
    <>
      {isNew && (
        <SelectField
          label={t('webhooks.format')}
          value={format}
          options={webhookFormats.map((value) => ({ value, label: t(`webhooks.format.${value}`) }))}
          onChange={(value) => onChange({ ...speech, format: value })}
        />
      )}
      {(format === 'dingtalk' || format === 'feishu') && (
        <TextField
          label={t('webhooks.robotSecret')}
          hint={t(isNew ? 'webhooks.robotSecretHint' : 'webhooks.robotSecretKept')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={robotSecret ?? ''}
          onChange={(value) => onChange({ format, ...((isNew || value !== '') && { robotSecret: value }) })}
        />
      )}
    </>
  )
}
