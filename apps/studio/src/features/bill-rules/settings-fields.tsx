import { useT } from '@signet/i18n/react'
import { InputNumber, Segmented, Select } from 'antd'
import { FieldPair } from '../../kit/fields/field-pair.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { freshSettings } from './fresh-settings.ts'
import { PartsField } from './parts-field.tsx'
import type { Settings } from './queries.ts'
import { SerialFields } from './serial-fields.tsx'

type SettingsFieldsProps = Readonly<{ settings: Settings; onChange: (settings: Settings) => void }>

const kinds = ['serial', 'random', 'uuid'] as const

/** Prefix, number and suffix of a rule. */
export function SettingsFields({ settings, onChange }: SettingsFieldsProps) {
  const t = useT()
  const { prefix, suffix } = settings
  const turnTo = (kind: Settings['kind']) => onChange({ ...freshSettings[kind], prefix, suffix })

  return (
    <>
      <Labelled label={t('bill-rules.kind')} hint={t(`bill-rules.kindHint.${settings.kind}`)}>
        {() => (
          <Segmented<Settings['kind']>
            aria-label={t('bill-rules.kind')}
            value={settings.kind}
            onChange={turnTo}
            options={kinds.map((kind) => ({ value: kind, label: t(`bill-rules.kind.${kind}`) }))}
          />
        )}
      </Labelled>
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
