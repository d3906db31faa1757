import { recordChangeKinds } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { NamedSetting, useFormFields } from '../../flow-design/index.ts'
import type { EventFieldsProps } from './event-props.ts'
import { Several } from './several.tsx'

/** The form, the operations on its records, and for changes the fields. */
export function RecordFields({ event, onChange }: EventFieldsProps<'record'>) {
  const t = useT()
  const { form, deeds, changed } = event
  const offered = useFormFields(form)
  return (
    <>
      <NamedSetting
        of="model"
        label={t('triggers.form')}
        value={form}
        onChange={(next) => onChange({ ...event, form: next, changed: [] })}
      />
      <Several
        label={t('triggers.deeds')}
        value={deeds}
        options={recordChangeKinds.map((deed) => ({ value: deed, label: t(`triggers.deed.${deed}`) }))}
        onChange={(next) => onChange({ ...event, deeds: next })}
      />
      {deeds.includes('updated') && (
        <Several
          label={t('triggers.changed')}
          help={t('triggers.changedHelp')}
          value={changed}
          options={offered.map(({ key, label }) => ({ value: key, label }))}
          onChange={(next) => onChange({ ...event, changed: next })}
        />
      )}
    </>
  )
}
