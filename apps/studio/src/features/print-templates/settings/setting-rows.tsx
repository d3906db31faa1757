import { useT } from '@signet/i18n/react'
import { alignments, type PrintPage } from '@signet/print'
import { sharedStyles } from '@signet/ui'
import { InputNumber, Segmented, Select, Switch } from 'antd'
import { useId } from 'react'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { type PrintableField, useTemplateDesigner } from '../designer/template-context.ts'
import styles from './settings.module.css'

type FieldRowProps = Readonly<{
  label: string
  fields: readonly Readonly<{ path: string; name: string }>[]
  value: string
  mistake?: string | undefined
  onChange: (path: string) => void
}>

/** Select for one field, with search. */
export function FieldRow({ label, fields, value, mistake, onChange }: FieldRowProps) {
  return (
    <PropertyRow label={label} mistake={mistake}>
      {(id) => (
        <Select<string | null>
          id={id}
          className={styles.wide ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          value={value === '' ? null : value}
          options={fields.map(({ path, name }) => ({ value: path, label: name }))}
          onChange={(path) => onChange(path ?? '')}
        />
      )}
    </PropertyRow>
  )
}

type FieldsRowProps = Readonly<{
  label: string
  fields: readonly PrintableField[]
  value: readonly string[]
  /** Shown while no field is chosen. */
  placeholder?: string
  mistake?: string | undefined
  onChange: (paths: string[]) => void
}>

/** Select for several fields, in the order of selection. */
export function FieldsRow({ label, fields, value, placeholder, mistake, onChange }: FieldsRowProps) {
  return (
    <PropertyRow label={label} mistake={mistake}>
      {(id) => (
        <Select
          id={id}
          mode="multiple"
          className={styles.wide ?? ''}
          placeholder={placeholder}
          showSearch={{ optionFilterProp: 'label' }}
          value={[...value]}
          options={fields.map(({ path, name }) => ({ value: path, label: name }))}
          onChange={onChange}
        />
      )}
    </PropertyRow>
  )
}

type NumberRowProps = Readonly<{
  label: string
  value: number
  min: number
  max: number
  step?: number
  mistake?: string | undefined
  onChange: (value: number) => void
}>

export function NumberRow({ label, value, min, max, step = 1, mistake, onChange }: NumberRowProps) {
  return (
    <PropertyRow label={label} mistake={mistake}>
      {(id) => (
        <InputNumber
          id={id}
          className={styles.wide ?? ''}
          value={value}
          min={min}
          max={max}
          step={step}
          onChange={(next) => next !== null && onChange(next)}
        />
      )}
    </PropertyRow>
  )
}

type NumberCell<Name extends string> = Readonly<{
  name: Name
  label: string
  value: number
  min: number
  max: number
}>
type NumberCellsProps<Name extends string> = Readonly<{
  cells: readonly NumberCell<Name>[]
  onChange: (name: Name, value: number) => void
}>

/** Related numbers, two per row. */
export function NumberCells<Name extends string>({ cells, onChange }: NumberCellsProps<Name>) {
  const id = useId()
  return (
    <div className={sharedStyles.pair}>
      {cells.map(({ name, label, ...limits }) => (
        <div key={name} className={styles.cell}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <InputNumber
            id={`${id}-${name}`}
            className={styles.wide ?? ''}
            {...limits}
            onChange={(next) => next !== null && onChange(name, next)}
          />
        </div>
      ))}
    </div>
  )
}

type SwitchRowProps = Readonly<{ label: string; value: boolean; onChange: (isOn: boolean) => void }>

export function SwitchRow({ label, value, onChange }: SwitchRowProps) {
  return (
    <PropertyRow label={label} arrangement="inline">
      {(id) => <Switch id={id} size="small" checked={value} onChange={onChange} />}
    </PropertyRow>
  )
}

type Alignment = (typeof alignments)[number]
type AlignRowProps = Readonly<{ value: Alignment; onChange: (align: Alignment) => void }>

export function AlignRow({ value, onChange }: AlignRowProps) {
  const t = useT()
  const label = t('print-templates.align')
  return (
    <PropertyRow label={label} arrangement="group">
      {() => (
        <Segmented<Alignment>
          block
          aria-label={label}
          value={value}
          options={alignments.map((one) => ({ value: one, label: t(`print-templates.align.${one}`) }))}
          onChange={onChange}
        />
      )}
    </PropertyRow>
  )
}

/** Changes a part of the page; edits with the same `about` are undone as one step. */
export function useChangePage() {
  const { dispatch } = useTemplateDesigner()
  return (part: Partial<PrintPage>, about?: string) =>
    dispatch({
      type: 'edit',
      edit: (draft) => ({ ...draft, page: { ...draft.page, ...part } }),
      ...(about !== undefined && { about: `page ${about}` }),
    })
}

/** Returns the mistake at a setting, such as `columns`, or below it. */
export function useMistakeAt(block: string | undefined): (at: string) => string | undefined {
  const t = useT()
  const { mistakes } = useTemplateDesigner()
  return (at) => {
    const found = mistakes.find(
      (mistake) => mistake.block === block && (mistake.at === at || mistake.at.startsWith(`${at}.`)),
    )
    return found && t(`print-templates.mistake.${found.reason}`)
  }
}
