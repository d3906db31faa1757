import { isFieldKindName } from '@signet/form'
import { ownControls } from '@signet/form/studio'
import type { SettingControlProps } from './setting-control.ts'

/** What the kind draws itself. */
export function OwnSetting({ id, row, editor, value, onChange }: SettingControlProps) {
  const { kind } = editor.field
  const Control = isFieldKindName(kind) ? ownControls[kind]?.[row.setting] : undefined
  return Control ? <Control id={id} value={value} onChange={onChange} /> : null
}
