import { isSocialVendor } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { ChangeHistory } from './change-history.tsx'
import { type Edits, edited, noEdits } from './edits.ts'
import { problemsOf } from './field-problems.ts'
import { FilePlaces } from './file-places.tsx'
import { ProviderAddresses } from './provider-addresses.tsx'
import type { Group, SettingValue } from './queries.ts'
import { ScimNote } from './scim-note.tsx'
import { SettingControl } from './setting-controls.tsx'
import { type SettingField, settingFields } from './setting-fields.ts'
import styles from './settings.module.css'
import { SmsOutbox } from './sms-outbox.tsx'
import { TestMap } from './test-map.tsx'
import { TestMessage } from './test-message.tsx'
import { useSaveGroup } from './use-save-group.tsx'

type SettingsFormProps = Readonly<{
  group: Group
  edits: Edits
  onEdit: (edit: (before: Edits) => Edits) => void
}>

/** One group: its fields, and beside them who changed what. */
export function SettingsForm({ group, edits, onEdit }: SettingsFormProps) {
  const t = useT()
  const { group: name, version } = group
  const value = { ...group.value, ...edits.value }
  const { secrets } = edits
  const { save, submit, dialog } = useSaveGroup({ group, edits, onSaved: () => onEdit(() => noEdits) })
  const problems = problemsOf(save.error)
  const edit = (field: SettingField, next: SettingValue) =>
    onEdit((before) => edited({ opened: group, ...before }, field, next))

  return (
    <div className={styles.columns}>
      {dialog}
      <EditForm label={t(`settings.group.${name}`)} mutation={save} onSubmit={submit}>
        <p className={sharedStyles.note}>{t(`settings.about.${isSocialVendor(name) ? 'vendor' : name}`)}</p>
        <ProviderAddresses group={name} />
        <ScimNote group={name} />
        {settingFields[name]
          .filter((field) => isShown(field, value))
          .map((field) => (
            <SettingControl
              key={field.name}
              group={name}
              field={field}
              value={field.kind === 'secret' ? (secrets[field.name] ?? null) : (value[field.name] ?? null)}
              isSet={group.secrets.includes(field.name)}
              problem={problems[field.name]}
              onChange={(next) => edit(field, next)}
            />
          ))}
        {(name === 'mail' || name === 'sms') && <TestMessage kind={name} value={value} secrets={secrets} />}
        {name === 'map' && <TestMap value={value} secrets={secrets} />}
        {name === 'storage' && <FilePlaces />}
        {name === 'sms' && group.value['provider'] === 'outbox' && <SmsOutbox />}
      </EditForm>
      <ChangeHistory group={name} version={version} />
    </div>
  )
}

function isShown({ onlyWith }: SettingField, value: Edits['value']): boolean {
  return onlyWith === undefined || onlyWith.values.some((one) => one === value[onlyWith.field])
}
