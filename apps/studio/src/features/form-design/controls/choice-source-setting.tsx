import { isFieldKindName } from '@signet/form'
import { panels } from '@signet/form-ui/studio'
import { useT } from '@signet/i18n/react'
import { AutoComplete, Segmented } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { NamedRow } from '../../../kit/properties/setting-rows.tsx'
import { useInterfaceFacts } from '../../../kit/properties/use-interface-facts.ts'
import type { SettingControlProps } from '../properties/field-editor.ts'
import { ParameterFormulas } from './parameters-setting.tsx'

const origins = ['options', 'dictionary', 'interface'] as const
type Origin = (typeof origins)[number]
type Source = Readonly<Record<string, unknown>>

/** The source of choices: a list, a dictionary or a data interface. */
export function ChoiceSourceSetting({ id, editor, value, onChange }: SettingControlProps) {
  const t = useT()
  const source = readSource(value)
  const set = (part: Source) => onChange({ ...source, ...part })
  return (
    <>
      <Segmented<Origin>
        id={id}
        block
        value={source.from}
        options={origins.map((origin) => ({ value: origin, label: t(`form-design.source.${origin}`) }))}
        onChange={(from) => onChange(from === 'options' ? undefined : { from, [from]: '' })}
      />
      {source.from === 'dictionary' && <FromDictionary source={source} set={set} />}
      {source.from === 'interface' && <FromInterface editor={editor} source={source} set={set} />}
    </>
  )
}

type FromProps = Readonly<{ source: Source; set: (part: Source) => void }>

function FromDictionary({ source, set }: FromProps) {
  const t = useT()
  return (
    <>
      <NamedRow
        label={t('form-design.source.dictionary')}
        of="dictionary"
        value={textIn(source, 'dictionary')}
        onChange={(dictionary) => set({ dictionary })}
      />
      <PropertyRow label={t('form-design.source.store')}>
        {(id) => (
          <Segmented
            id={id}
            block
            value={textIn(source, 'store') || 'id'}
            options={(['id', 'code'] as const).map((store) => ({
              value: store,
              label: t(`form-design.source.store.${store}`),
            }))}
            onChange={(store) => set({ store })}
          />
        )}
      </PropertyRow>
    </>
  )
}

function FromInterface({ editor, source, set }: FromProps & Pick<SettingControlProps, 'editor'>) {
  const t = useT()
  const chosen = textIn(source, 'interface')
  const { parameters, columns } = useInterfaceFacts(chosen)
  const named = isTree(editor.field.kind)
    ? (['value', 'label', 'children'] as const)
    : (['value', 'label'] as const)
  return (
    <>
      <NamedRow
        label={t('form-design.source.interface')}
        of="interface"
        value={chosen}
        onChange={(next) => set({ interface: next, parameters: {} })}
      />
      {named.map((column) => (
        <ColumnName key={column} column={column} offered={columns} source={source} set={set} />
      ))}
      <ParameterFormulas
        editor={editor}
        required={parameters}
        value={source['parameters']}
        onChange={(next) => set({ parameters: next ?? {} })}
      />
    </>
  )
}

type ColumnNameProps = FromProps &
  Readonly<{ column: keyof typeof defaultColumns; offered: readonly string[] }>

/** The column of the answer that gives a part of each choice. */
function ColumnName({ column, offered, source, set }: ColumnNameProps) {
  const t = useT()
  return (
    <PropertyRow label={t(`form-design.source.${column}`)}>
      {(id) => (
        <AutoComplete
          id={id}
          value={textIn(source, column) || defaultColumns[column]}
          options={offered.map((name) => ({ value: name }))}
          onChange={(name) => set({ [column]: name })}
        />
      )}
    </PropertyRow>
  )
}

/** The default column names; the same as in the kind. */
const defaultColumns = { value: 'id', label: 'fullName', children: 'children' } as const

function isTree(kind: string): boolean {
  return isFieldKindName(kind) && panels[kind].some(({ control }) => control === 'optionTree')
}

function readSource(value: unknown): Source & Readonly<{ from: Origin }> {
  const source: Source = typeof value === 'object' && value !== null ? { ...value } : {}
  return { ...source, from: origins.find((origin) => origin === source['from']) ?? 'options' }
}

function textIn(source: Source, name: string): string {
  const text = source[name]
  return typeof text === 'string' ? text : ''
}
