import type { FieldDefinition, FieldKindName, FieldValue } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { OneField } from './one-field.tsx'
import type { SettingControlProps } from './setting-control.ts'

/** A setting that uses the control of a field kind. */
function entered(kind: FieldKindName, settings: FieldDefinition['settings'] = {}) {
  return function EnteredSetting({ row, editor, value, onChange }: SettingControlProps) {
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

export const DateSetting = entered('date')
export const TimeSetting = entered('time')
export const PeopleSetting = entered('user-select', { multiple: true })
export const OrganizationsSetting = entered('organization-select', { multiple: true })
export const PositionsSetting = entered('position-select', { multiple: true })
export const RolesSetting = entered('role-select', { multiple: true })
export const GroupsSetting = entered('group-select', { multiple: true })
