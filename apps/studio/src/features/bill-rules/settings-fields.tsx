import { useT } from '@signet/i18n/react'
import { Input, Select } from 'antd'
import { FieldPair } from '../../kit/fields/edit-form.tsx'
import { NumberField, SegmentedField, SelectField } from '../../kit/fields/labelled-inputs.tsx'
import { RowEditor } from '../../kit/fields/row-editor.tsx'
import { freshSettings, type Settings } from './queries.ts'

type SettingsFieldsProps = Readonly<{ settings: Settings; onChange: (settings: Settings) => void }>

const kinds = ['serial', 'random', 'uuid'] as const

/** Prefix, number and suffix of a rule. */
export function SettingsFields({ settings, onChange }: SettingsFieldsProps) {
  const t = useT()
  const { prefix, suffix } = settings
  const turnTo = (kind: Settings['kind']) => onChange({ ...freshSettings[kind], prefix, suffix })

  return (
    <>
      <SegmentedField<Settings['kind']>
        label={t('bill-rules.kind')}
        hint={t(`bill-rules.kindHint.${settings.kind}`)}
        value={settings.kind}
        onChange={turnTo}
        options={kinds.map((kind) => ({ value: kind, label: t(`bill-rules.kind.${kind}`) }))}
      />
      <PartsField
        label={t('bill-rules.prefix')}
        parts={prefix}
        onChange={(parts) => onChange({ ...settings, prefix: parts })}
      />
      {settings.kind === 'serial' && <SerialFields settings={settings} onChange={onChange} />}
      {settings.kind === 'random' && <RandomFields settings={settings} onChange={onChange} />}
      <PartsField
        label={t('bill-rules.suffix')}
        parts={suffix}
        onChange={(parts) => onChange({ ...settings, suffix: parts })}
      />
    </>
  )
}

type Random = Extract<Settings, { kind: 'random' }>

type RandomFieldsProps = Readonly<{ settings: Random; onChange: (settings: Random) => void }>

const alphabets: readonly Random['alphabet'][] = ['digits', 'alphanumeric']

/** A random part: its characters and length. */
function RandomFields({ settings, onChange }: RandomFieldsProps) {
  const t = useT()
  return (
    <FieldPair>
      <SelectField
        label={t('bill-rules.alphabet')}
        value={settings.alphabet}
        options={alphabets.map((one) => ({ value: one, label: t(`bill-rules.alphabet.${one}`) }))}
        onChange={(alphabet) => onChange({ ...settings, alphabet })}
      />
      <NumberField
        label={t('bill-rules.digits')}
        min={4}
        max={20}
        value={settings.digits}
        onChange={(digits) => onChange({ ...settings, digits: digits ?? 4 })}
      />
    </FieldPair>
  )
}

type Part = Settings['prefix'][number]
type PartsFieldProps = Readonly<{ label: string; parts: readonly Part[]; onChange: (parts: Part[]) => void }>

const partKinds = ['text', 'field'] as const

/** The prefix or suffix of a number: texts and field values. */
function PartsField({ label, parts, onChange }: PartsFieldProps) {
  const t = useT()
  return (
    <RowEditor<Part>
      label={label}
      rows={parts}
      fresh={{ kind: 'text', text: '' }}
      addLabel={t('bill-rules.addPart')}
      most={10}
      onChange={onChange}
    >
      {(part, change, position) => <PartRow index={position} label={label} part={part} change={change} />}
    </RowEditor>
  )
}

type PartRowProps = Pick<PartsFieldProps, 'label'> &
  Readonly<{ index: number; part: Part; change: (part: Partial<Part>) => void }>

/** Kind and text of one part. */
function PartRow({ index, label, part, change }: PartRowProps) {
  const t = useT()
  return (
    <>
      <Select<Part['kind']>
        aria-label={t('bill-rules.partKind', { place: index, list: label })}
        value={part.kind}
        options={partKinds.map((kind) => ({ value: kind, label: t(`bill-rules.part.${kind}`) }))}
        onChange={(kind) => change(partOf(kind, wordsOf(part)))}
      />
      <Input
        required
        maxLength={100}
        aria-label={t('bill-rules.partWords', { place: index, list: label })}
        placeholder={t(`bill-rules.partHint.${part.kind}`)}
        value={wordsOf(part)}
        onChange={({ target }) => change(partOf(part.kind, target.value))}
      />
    </>
  )
}

function partOf(kind: Part['kind'], words: string): Part {
  return kind === 'text' ? { kind, text: words } : { kind, field: words }
}

function wordsOf(part: Part): string {
  return part.kind === 'text' ? part.text : part.field
}

type Serial = Extract<Settings, { kind: 'serial' }>
type SerialFieldsProps = Readonly<{ settings: Serial; onChange: (settings: Serial) => void }>

const formats: readonly Serial['dateFormat'][] = [
  'no',
  'YYYY',
  'YYYYMM',
  'YYYYMMDD',
  'YYYYMMDDHH',
  'YYYYMMDDHHmm',
  'YYYYMMDDHHmmss',
  'YYYYMMDDHHmmssSSS',
]
const resets: readonly Serial['reset'][] = ['never', 'year', 'month', 'day']

/** A serial number: the date before it, its length, its first value, and when it restarts. */
function SerialFields({ settings, onChange }: SerialFieldsProps) {
  const t = useT()
  return (
    <FieldPair>
      <SelectField
        label={t('bill-rules.dateFormat')}
        value={settings.dateFormat}
        options={formats.map((format) => ({
          value: format,
          label: format === 'no' ? t('bill-rules.noDate') : format,
        }))}
        onChange={(dateFormat) => onChange({ ...settings, dateFormat })}
      />
      <SelectField
        label={t('bill-rules.reset')}
        value={settings.reset}
        options={resets.map((reset) => ({ value: reset, label: t(`bill-rules.reset.${reset}`) }))}
        onChange={(reset) => onChange({ ...settings, reset })}
      />
      <CounterFields settings={settings} onChange={onChange} />
    </FieldPair>
  )
}

/** Width and start of the counter. */
function CounterFields({ settings, onChange }: SerialFieldsProps) {
  const t = useT()
  return (
    <>
      <NumberField
        label={t('bill-rules.digits')}
        min={1}
        max={12}
        value={settings.digits}
        onChange={(digits) => onChange({ ...settings, digits: digits ?? 1 })}
      />
      <NumberField
        label={t('bill-rules.start')}
        min={0}
        max={1_000_000_000}
        value={settings.start}
        onChange={(start) => onChange({ ...settings, start: start ?? 0 })}
      />
    </>
  )
}
