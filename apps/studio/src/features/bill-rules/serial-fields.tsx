import { useT } from '@signet/i18n/react'
import { InputNumber, Select } from 'antd'
import { FieldPair } from '../../kit/fields/field-pair.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import type { Settings } from './queries.ts'

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
export function SerialFields({ settings, onChange }: SerialFieldsProps) {
  const t = useT()
  return (
    <FieldPair>
      <Labelled label={t('bill-rules.dateFormat')}>
        {(id) => (
          <Select
            id={id}
            value={settings.dateFormat}
            options={formats.map((format) => ({
              value: format,
              label: format === 'no' ? t('bill-rules.noDate') : format,
            }))}
            onChange={(dateFormat) => onChange({ ...settings, dateFormat })}
          />
        )}
      </Labelled>
      <Labelled label={t('bill-rules.reset')}>
        {(id) => (
          <Select
            id={id}
            value={settings.reset}
            options={resets.map((reset) => ({ value: reset, label: t(`bill-rules.reset.${reset}`) }))}
            onChange={(reset) => onChange({ ...settings, reset })}
          />
        )}
      </Labelled>
      <Labelled label={t('bill-rules.digits')}>
        {(id) => (
          <InputNumber
            id={id}
            min={1}
            max={12}
            precision={0}
            value={settings.digits}
            onChange={(digits) => onChange({ ...settings, digits: digits ?? 1 })}
          />
        )}
      </Labelled>
      <Labelled label={t('bill-rules.start')}>
        {(id) => (
          <InputNumber
            id={id}
            min={0}
            max={1_000_000_000}
            precision={0}
            value={settings.start}
            onChange={(start) => onChange({ ...settings, start: start ?? 0 })}
          />
        )}
      </Labelled>
    </FieldPair>
  )
}
