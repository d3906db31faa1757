import { nativeNames } from '@signet/i18n'
import { Input } from 'antd'
import { FieldPair } from './edit-form.tsx'
import { Labelled } from './labelled.tsx'

export type ThreeNames = Readonly<{
  fullName: string
  translations: Readonly<{ 'zh-TW': string; 'en-US': string }>
}>

export const noNames: ThreeNames = { fullName: '', translations: { 'zh-TW': '', 'en-US': '' } }

type ThreeNamesProps = Readonly<{
  label: string
  value: ThreeNames
  onChange: (names: ThreeNames) => void
}>

const others = ['zh-TW', 'en-US'] as const

/** A name with translations; an empty one falls back to the first. */
export function ThreeNamesFields({ label, value, onChange }: ThreeNamesProps) {
  const { fullName, translations } = value
  return (
    <>
      <Labelled label={label}>
        {(id) => (
          <Input
            id={id}
            required
            maxLength={100}
            value={fullName}
            onChange={({ target }) => onChange({ translations, fullName: target.value })}
          />
        )}
      </Labelled>
      <FieldPair>
        {others.map((locale) => (
          <Labelled key={locale} label={`${label} · ${nativeNames[locale]}`}>
            {(id) => (
              <Input
                id={id}
                maxLength={100}
                placeholder={fullName}
                value={translations[locale]}
                onChange={({ target }) =>
                  onChange({ fullName, translations: { ...translations, [locale]: target.value } })
                }
              />
            )}
          </Labelled>
        ))}
      </FieldPair>
    </>
  )
}
