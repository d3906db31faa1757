import { useT } from '@signet/i18n/react'
import { InputNumber, Select } from 'antd'
import { FieldPair } from '../../shell/field-pair.tsx'
import { Labelled } from '../../shell/labelled.tsx'
import type { Settings } from './queries.ts'

type Random = Extract<Settings, { kind: 'random' }>
type RandomFieldsProps = Readonly<{ settings: Random; onChange: (settings: Random) => void }>

const alphabets: readonly Random['alphabet'][] = ['digits', 'alphanumeric']

/** A draw: of which letters, and how many. */
export function RandomFields({ settings, onChange }: RandomFieldsProps) {
  const t = useT()
  return (
    <FieldPair>
      <Labelled label={t('bill-rules.alphabet')}>
        {(id) => (
          <Select
            id={id}
            value={settings.alphabet}
            options={alphabets.map((one) => ({ value: one, label: t(`bill-rules.alphabet.${one}`) }))}
            onChange={(alphabet) => onChange({ ...settings, alphabet })}
          />
        )}
      </Labelled>
      <Labelled label={t('bill-rules.digits')}>
        {(id) => (
          <InputNumber
            id={id}
            min={4}
            max={20}
            precision={0}
            value={settings.digits}
            onChange={(digits) => onChange({ ...settings, digits: digits ?? 4 })}
          />
        )}
      </Labelled>
    </FieldPair>
  )
}
