import { nativeNames } from '@signet/i18n'
import { FieldPair } from './edit-form.tsx'
import { TextField } from './labelled-inputs.tsx'

export type ThreeNames = Readonly<{
  fullName: string
  translations: Readonly<{ 'zh-TW': string; 'en-US': string }>
}>

export const noNames: ThreeNames = { fullName: '', translations: { 'zh-TW': '', 'en-US': '' } }

type ThreeNamesProps = Readonly<{
  label: string
  value: ThreeNames
  isOptional?: boolean
  longest?: number
  onChange: (names: ThreeNames) => void
}>

const others = ['zh-TW', 'en-US'] as const

/** A name with translations; an empty one falls back to the first. */
export function ThreeNamesFields({
  label,
  value,
  isOptional = false,
  longest = 100,
  onChange,
}: ThreeNamesProps) {
  const { fullName, translations } = value
  return (
    <>
      <TextField
        label={label}
        required={!isOptional}
        maxLength={longest}
        value={fullName}
        onChange={(fullName) => onChange({ translations, fullName })}
      />
      <FieldPair>
        {others.map((locale) => (
          <TextField
            key={locale}
            label={`${label} · ${nativeNames[locale]}`}
            maxLength={longest}
            placeholder={fullName}
            value={translations[locale]}
            onChange={(text) => onChange({ fullName, translations: { ...translations, [locale]: text } })}
          />
        ))}
      </FieldPair>
    </>
  )
}
