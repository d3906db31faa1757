import { useT } from '@signet/i18n/react'
import { Input } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'

type ButtonWordsProps<Key extends string> = Readonly<{
  keys: readonly Key[]
  words: Readonly<Partial<Record<Key, string | undefined>>>
  onChange: (words: Readonly<Record<string, string>>) => void
}>

/** Custom button labels; empty ones use the default. */
export function ButtonWords<Key extends string>({ keys, words, onChange }: ButtonWordsProps<Key>) {
  const t = useT()
  const set = (key: Key, word: string) => {
    const others = Object.entries<string | undefined>(words).filter(([one]) => one !== key)
    const next = word === '' ? others : [...others, [key, word] as const]
    onChange(Object.fromEntries(next.flatMap(([one, said]) => (said === undefined ? [] : [[one, said]]))))
  }
  return keys.map((key) => (
    <PropertyRow key={key} label={t('flow-design.button', { name: t(`flow-design.button.${key}`) })}>
      {(id) => (
        <Input
          id={id}
          value={words[key] ?? ''}
          maxLength={20}
          placeholder={t(`flow-design.button.${key}`)}
          onChange={({ target }) => set(key, target.value.trimStart())}
        />
      )}
    </PropertyRow>
  ))
}
