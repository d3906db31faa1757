import type { FieldDefinition, FieldKindName, FieldValue } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { OneField } from '../../../kit/fields/one-field.tsx'
import type { SettingControlProps } from '../properties/field-editor.ts'

/** A setting that uses the control of a field kind. */
function createFieldSetting(kind: FieldKindName, settings: FieldDefinition['settings'] = {}) {
  return function FieldValueSetting({ row, editor, value, onChange }: SettingControlProps) {
    const t = useT()
    return (
      <OneField
        kind={kind}
        settings={settings}
        label={t(`${editor.field.kind}.setting.${row.setting}`)}
        value={value as FieldValue | undefined}
        onChange={onChange}
      />
    )
  }
}

export const DateSetting = createFieldSetting('date')
export const TimeSetting = createFieldSetting('time')
export const PeopleSetting = createFieldSetting('user-select', { multiple: true })
export const OrganizationsSetting = createFieldSetting('organization-select', { multiple: true })
export const PositionsSetting = createFieldSetting('position-select', { multiple: true })
export const RolesSetting = createFieldSetting('role-select', { multiple: true })
export const GroupsSetting = createFieldSetting('group-select', { multiple: true })
