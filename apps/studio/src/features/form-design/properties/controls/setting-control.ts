import type { PanelRow } from '@signet/form-ui/studio'
import type { ReactNode } from 'react'
import type { FieldEditor } from '../field-editor.ts'

/** Properties of a setting's control. `onChange(undefined)` restores the kind's default. */
export type SettingControlProps = Readonly<{
  id: string
  row: PanelRow
  editor: FieldEditor
  value: unknown
  /** All settings of the field, with defaults. */
  settings: Readonly<Record<string, unknown>>
  onChange: (value: unknown) => void
}>

export type SettingControl = Readonly<{
  Control: (props: SettingControlProps) => ReactNode
  /** `inline`: label and control in one line; `group`: several controls under one label. */
  stands?: 'inline' | 'group'
}>
