import { isFieldKindName } from '@signet/form'
import { kindOf } from '@signet/form/design'
import { type PanelRow, panels } from '@signet/form-ui/studio'
import { useT } from '@signet/i18n/react'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { controlOf } from './controls/index.ts'
import type { FieldEditor } from './field-editor.ts'
import { useMistakeAt } from './use-mistake-at.ts'

/** The settings of this kind only, from the kind's own panel. */
export function KindSettings({ editor }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const { kind } = editor.field
  const settings = settingsOf(editor)
  const panel = isFieldKindName(kind) ? panels[kind] : []
  const rows = panel.filter((row) => row.when?.(settings) ?? true)
  if (rows.length === 0) return null

  return (
    <PropertySection title={t('form-design.settings')}>
      {rows.map((row) => (
        <SettingRow key={row.setting} editor={editor} row={row} settings={settings} />
      ))}
    </PropertySection>
  )
}

type SettingRowProps = Readonly<{
  editor: FieldEditor
  row: PanelRow
  settings: Readonly<Record<string, unknown>>
}>

function SettingRow({ editor, row, settings }: SettingRowProps) {
  const t = useT()
  const { field, change } = editor
  const mistake = useMistakeAt(editor, `settings.${row.setting}`)
  const { Control, stands } = controlOf(row)
  const set = (value: unknown) => {
    const { [row.setting]: _before, ...rest } = field.settings
    const next = value === undefined ? rest : { ...rest, [row.setting]: value }
    change({ settings: next as typeof field.settings }, `settings.${row.setting}`)
  }

  return (
    <PropertyRow
      label={t(`${field.kind}.setting.${row.setting}`)}
      mistake={mistake}
      {...(stands ? { stands } : {})}
    >
      {(id) => (
        <Control
          id={id}
          row={row}
          editor={editor}
          value={settings[row.setting]}
          settings={settings}
          onChange={set}
        />
      )}
    </PropertyRow>
  )
}

/** The settings with the kind's defaults; the raw ones while they are invalid. */
function settingsOf({ field }: FieldEditor): Readonly<Record<string, unknown>> {
  const parsed = kindOf(field)?.settings.safeParse(field.settings)
  return parsed?.success ? { ...(parsed.data as Record<string, unknown>), ...field.settings } : field.settings
}
