import { isFieldKindName } from '@signet/form'
import { changeField, kindOf, type PlacedField, renameField } from '@signet/form/design'
import { type PanelRow, panels } from '@signet/form-ui/studio'
import { useT } from '@signet/i18n/react'
import { KeyControl } from '../../../kit/properties/key-control.tsx'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { SwitchRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { findControl } from '../controls/index.ts'
import { WidthControl } from '../controls/plain-controls.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import { type FieldEditor, useMistakeAt } from './field-editor.ts'
import { FieldRules, FormulaRow } from './field-rules.tsx'

export function FieldProperties({ placed }: Readonly<{ placed: PlacedField }>) {
  const { dispatch, mistakes } = useDesigner()
  const { path, field } = placed
  const editor: FieldEditor = {
    ...placed,
    mistakes: mistakes.filter((mistake) => mistake.path === path),
    change: (change, about) =>
      dispatch({
        type: 'edit',
        edit: (draft) => changeField(draft, path, change),
        about: `${path}.${about}`,
      }),
  }
  const holds = kindOf(field)?.holds
  return (
    <>
      <Naming editor={editor} />
      <KindSettings editor={editor} />
      {(holds === 'value' || holds === 'rows') && <FieldRules editor={editor} />}
      <FieldStanding editor={editor} />
    </>
  )
}

function Naming({ editor: { path, field, change } }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const { dispatch } = useDesigner()
  const rename = (key: string) => dispatch({ type: 'edit', edit: (draft) => renameField(draft, path, key) })

  return (
    <PropertySection title={t(`${field.kind}.title`)}>
      <WordsRow
        label={t('form-design.label')}
        value={field.label}
        onChange={(label) => change({ label }, 'label')}
      />
      <PropertyRow label={t('form-design.key')} help={t('form-design.key.help')}>
        {(id) => <KeyControl key={field.key} id={id} value={field.key} onChange={rename} />}
      </PropertyRow>
      <WordsRow
        label={t('form-design.help')}
        value={field.help ?? ''}
        onChange={(help) => change({ help: help === '' ? undefined : help }, 'help')}
      />
    </PropertySection>
  )
}

/** The field's width, and whether list cards show it. */
function FieldStanding({ editor }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const { field, change } = editor
  const holds = kindOf(field)?.holds
  return (
    <PropertySection title={t('form-design.standing')}>
      <PropertyRow label={t('form-design.width')}>
        {(id) => (
          <WidthControl id={id} value={field.width} onChange={(width) => change({ width }, 'width')} />
        )}
      </PropertyRow>
      {holds === 'value' && (
        <SwitchRow
          label={t('form-design.inList')}
          value={field.inList}
          onChange={(inList) => change({ inList }, 'inList')}
          size="medium"
        />
      )}
      {(holds === 'fields' || holds === 'nothing') && <FormulaRow editor={editor} part="visible" />}
    </PropertySection>
  )
}

/** Settings specific to the kind, from its panel. */
function KindSettings({ editor }: Readonly<{ editor: FieldEditor }>) {
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
  const { Control, stands } = findControl(row)
  const set = (value: unknown) => {
    const { [row.setting]: _before, ...rest } = field.settings
    const next = value === undefined ? rest : { ...rest, [row.setting]: value }
    change({ settings: next as typeof field.settings }, `settings.${row.setting}`)
  }

  return (
    <PropertyRow
      label={t(`${field.kind}.setting.${row.setting}`)}
      mistake={mistake}
      {...(stands ? { arrangement: stands } : {})}
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

/** The settings with the kind's defaults, or the raw settings if they are invalid. */
function settingsOf({ field }: FieldEditor): Readonly<Record<string, unknown>> {
  const parsed = kindOf(field)?.settings.safeParse(field.settings)
  return parsed?.success ? { ...(parsed.data as Record<string, unknown>), ...field.settings } : field.settings
}
