import type { PanelRow } from '@signet/form/studio'
import type { ReactNode } from 'react'
import type { FieldEditor } from '../field-editor.ts'

/** What a control of one setting works with. `onChange(undefined)` goes back to the kind's default. */
export type SettingControlProps = Readonly<{
  id: string
  row: PanelRow
  editor: FieldEditor
  value: unknown
  /** Every setting of the field, with defaults. */
  settings: Readonly<Record<string, unknown>>
  onChange: (value: unknown) => void
}>

export type SettingControl = Readonly<{
  Control: (props: SettingControlProps) => ReactNode
  /** `inline`: label and control in one line; `group`: several controls under one label. */
  stands?: 'inline' | 'group'
}>
