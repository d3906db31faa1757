import { isFieldKindName } from '@signet/form'
import { ownControls } from '@signet/form-ui/studio'
import type { SettingControlProps } from './setting-control.ts'

/** A control provided by the kind. */
export function OwnSetting({ id, row, editor, value, onChange }: SettingControlProps) {
  const { kind } = editor.field
  const Control = isFieldKindName(kind) ? ownControls[kind]?.[row.setting] : undefined
  return Control ? <Control id={id} value={value} onChange={onChange} /> : null
}
