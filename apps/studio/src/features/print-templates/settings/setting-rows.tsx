import { useT } from '@signet/i18n/react'
import { alignments, type PrintPage } from '@signet/print'
import { sharedStyles } from '@signet/ui'
import { InputNumber } from 'antd'
import { useId } from 'react'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { SegmentedRow } from '../../../kit/properties/setting-rows.tsx'
import { useTemplateDesigner } from '../designer/template-context.ts'
import styles from './settings.module.css'

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

type Alignment = (typeof alignments)[number]
type AlignRowProps = Readonly<{ value: Alignment; onChange: (align: Alignment) => void }>

export function AlignRow({ value, onChange }: AlignRowProps) {
  const t = useT()
  const label = t('print-templates.align')
  return (
    <SegmentedRow<Alignment>
      label={label}
      value={value}
      options={alignments.map((one) => ({ value: one, label: t(`print-templates.align.${one}`) }))}
      onChange={onChange}
    />
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
