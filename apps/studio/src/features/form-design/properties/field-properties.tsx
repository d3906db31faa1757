import { isFieldKindName } from '@signet/form'
import { changeField, kindOf, type PlacedField, renameField, withPlacesOfCount } from '@signet/form/design'
import { type PanelRow, panels } from '@signet/form-ui/studio'
import { useT } from '@signet/i18n/react'
import { Tabs } from '@signet/ui'
import { type ReactNode, useId } from 'react'
import { KeyControl } from '../../../kit/properties/key-control.tsx'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { SwitchRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { findControl } from '../controls/index.ts'
import { WidthControl } from '../controls/plain-controls.tsx'
import { useDesignedFields, useDesigner } from '../designer/designer-context.ts'
import { Audience } from './audience.tsx'
import { ColumnTotal } from './column-total.tsx'
import { FieldDefault } from './field-default.tsx'
import { type FieldEditor, useMistakeAt } from './field-editor.ts'
import styles from './field-head.module.css'
import { FieldHead } from './field-head.tsx'
import { FieldRules, FormulaRow } from './field-rules.tsx'
import { type PropertyTab, propertyTabs, tabOfMistake } from './property-tabs.ts'

type FieldPropertiesProps = Readonly<{
  placed: PlacedField
  tab: PropertyTab
  onTab: (tab: PropertyTab) => void
}>

/** The settings of one field, under its head in three tabs. */
export function FieldProperties({ placed, tab, onTab }: FieldPropertiesProps) {
  const t = useT()
  const id = useId()
  const { dispatch, mistakes } = useDesigner()
  const { path } = placed
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
  const Panel = tabPanels[tab]
  return (
    <>
      <FieldHead editor={editor} />
      <Tabs<PropertyTab>
        label={t('form-design.properties')}
        tabs={propertyTabs.map((key) => ({
          key,
          label: t(`form-design.properties.${key}`),
          count: editor.mistakes.filter((mistake) => tabOfMistake(mistake, editor) === key).length,
        }))}
        value={tab}
        onChange={onTab}
        controls={id}
      />
      <div id={id} role="tabpanel" aria-label={t(`form-design.properties.${tab}`)} className={styles.panel}>
        <Panel key={tab} editor={editor} />
      </div>
    </>
  )
}

type EditorProps = Readonly<{ editor: FieldEditor }>

const tabPanels: Readonly<Record<PropertyTab, (props: EditorProps) => ReactNode>> = {
  basic: BasicTab,
  rules: RulesTab,
  looks: LooksTab,
}

/** Code, help and default of a field, and what its kind can do. */
function BasicTab({ editor }: EditorProps) {
  const t = useT()
  const { path, field, change } = editor
  const { dispatch } = useDesigner()
  const rename = (key: string) => dispatch({ type: 'edit', edit: (draft) => renameField(draft, path, key) })

  return (
    <>
      <PropertySection title={t('form-design.naming')}>
        <PropertyRow label={t('form-design.key')} help={t('form-design.key.help')}>
          {(id) => <KeyControl key={field.key} id={id} value={field.key} onChange={rename} />}
        </PropertyRow>
        <WordsRow
          label={t('form-design.help')}
          value={field.help ?? ''}
          onChange={(help) => change({ help: help === '' ? undefined : help }, 'help')}
        />
        <FieldDefault editor={editor} />
      </PropertySection>
      <Audience editor={editor} />
      <KindSettings editor={editor} isLook={false} title={t('form-design.settings')} />
      <ColumnTotal editor={editor} />
    </>
  )
}

/** When the field must be filled in, is shown and valid; of a part that holds no value, when it is shown. */
function RulesTab({ editor }: EditorProps) {
  const t = useT()
  const holds = kindOf(editor.field)?.holds
  if (holds === 'value' || holds === 'rows') return <FieldRules editor={editor} />
  return (
    <PropertySection title={t('form-design.rules')}>
      <FormulaRow editor={editor} part="visible" />
    </PropertySection>
  )
}

/** How the field is drawn, its width, and whether list cards show it. */
function LooksTab({ editor }: EditorProps) {
  const t = useT()
  const { field, change } = editor
  return (
    <>
      <KindSettings editor={editor} isLook title={t('form-design.look')} />
      <PropertySection title={t('form-design.standing')}>
        <PropertyRow label={t('form-design.width')}>
          {(id) => (
            <WidthControl id={id} value={field.width} onChange={(width) => change({ width }, 'width')} />
          )}
        </PropertyRow>
        {kindOf(field)?.holds === 'value' && (
          <SwitchRow
            label={t('form-design.inList')}
            value={field.inList}
            onChange={(inList) => change({ inList }, 'inList')}
            size="medium"
          />
        )}
      </PropertySection>
    </>
  )
}

type KindSettingsProps = EditorProps & Readonly<{ isLook: boolean; title: string }>

/** Settings specific to the kind, from its panel: those of its look, or the others. */
function KindSettings({ editor, isLook, title }: KindSettingsProps) {
  const { kind } = editor.field
  const settings = settingsOf(editor)
  const panel = isFieldKindName(kind) ? panels[kind] : []
  const rows = panel.filter((row) => (row.isLook ?? false) === isLook && (row.when?.(settings) ?? true))
  if (rows.length === 0) return null

  return (
    <PropertySection title={title}>
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
  const fields = useDesignedFields()
  const { Control, stands } = findControl(row)
  const set = (value: unknown) => {
    const { [row.setting]: _before, ...rest } = field.settings
    const next = (value === undefined ? rest : { ...rest, [row.setting]: value }) as typeof field.settings
    const fitting = withPlacesOfCount(field, next, { fields, path: editor.path })
    change({ settings: fitting }, `settings.${row.setting}`)
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
