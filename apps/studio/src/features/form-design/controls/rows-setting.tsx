import type { LocalizedText } from '@signet/form'
import type { PanelColumn } from '@signet/form-ui/studio'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button, ColorPicker, Input, InputNumber, Switch } from 'antd'
import { Plus, Trash2, X } from 'lucide-react'
import styles from '../../../kit/properties/properties.module.css'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { WordsControl } from '../../../kit/properties/words-control.tsx'
import type { SettingControlProps } from '../properties/field-editor.ts'
import { readTexts } from './plain-controls.tsx'

type Row = Readonly<Record<string, unknown>>

const fewColumns = 2

/** A short list, edited line by line. */
export function RowsSetting({ row: panelRow, editor, value, onChange }: SettingControlProps) {
  const t = useT()
  if (panelRow.control !== 'rows') return null
  const rows: readonly Row[] = Array.isArray(value) ? value : []
  const replace = (at: number, part: Row) => onChange(rows.with(at, { ...rows[at], ...part }))

  return (
    <div className={styles.checks}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
        <div key={at} className={styles.line}>
          <div className={styles.cells}>
            {panelRow.columns.map((column) => (
              <Cell
                key={column.name}
                column={column}
                label={t(`${editor.field.kind}.setting.${panelRow.setting}.${column.name}`)}
                isNamed={panelRow.columns.length > fewColumns}
                value={row[column.name]}
                onChange={(next) => replace(at, { [column.name]: next })}
              />
            ))}
          </div>
          <SmallButton
            name={t('form-design.row.remove', { number: at + 1 })}
            Icon={Trash2}
            onPress={() => onChange(rows.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        onClick={() => onChange([...rows, panelRow.fresh])}
      >
        {t('form-design.row.add')}
      </Button>
    </div>
  )
}

type CellProps = Readonly<{
  column: PanelColumn
  label: string
  /** Rows with more than two cells need labels. */
  isNamed: boolean
  value: unknown
  onChange: (value: unknown) => void
}>

function Cell({ isNamed, ...cell }: CellProps) {
  if (!isNamed) return <CellControl {...cell} />
  return (
    <div className={styles.row}>
      <span className={sharedStyles.note} aria-hidden="true">
        {cell.label}
      </span>
      <CellControl {...cell} />
    </div>
  )
}

function CellControl({ column, label, value, onChange }: Omit<CellProps, 'isNamed'>) {
  if (column.control === 'words')
    return <WordsControl label={label} value={(value ?? '') as LocalizedText} onChange={onChange} />
  if (column.control === 'switch')
    return (
      <Switch aria-label={label} title={label} size="small" checked={value === true} onChange={onChange} />
    )
  const text = typeof value === 'string' || typeof value === 'number' ? value : ''
  if (column.control === 'number')
    return (
      <InputNumber
        aria-label={label}
        placeholder={label}
        style={{ width: '100%' }}
        value={text === '' ? null : text}
        onChange={(next) => onChange(next ?? 0)}
      />
    )
  return (
    <Input
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const defaultColor = '#2979ff'

/** Preset colours. */
export function ColorsSetting({ value, onChange }: SettingControlProps) {
  const t = useT()
  const colors = readTexts(value)
  return (
    <div className={sharedStyles.wrap2}>
      {colors.map((color, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: colours have no id and may repeat while edited
        <span key={at} className={styles.color}>
          <ColorPicker
            size="small"
            value={color}
            onChangeComplete={(next) => onChange(colors.with(at, next.toHexString()))}
          />
          <SmallButton
            name={t('form-design.color.remove', { color })}
            Icon={X}
            onPress={() => onChange(colors.toSpliced(at, 1))}
          />
        </span>
      ))}
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        onClick={() => onChange([...colors, defaultColor])}
      >
        {t('form-design.color.add')}
      </Button>
    </div>
  )
}
