import { type Locale, type LocalizedText, locales, textIn } from '@signet/form'
import { nativeNames } from '@signet/i18n'
import { useLanguage, useT } from '@signet/i18n/react'
import { Button, Input } from 'antd'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import styles from './properties.module.css'

type WordsControlProps = Readonly<{
  id?: string
  /** The accessible name where no label refers to the control. */
  label?: string
  value: LocalizedText
  onChange: (words: LocalizedText) => void
}>

/** A text for all languages, or one per language. One is enough: the others fall back to it. */
export function WordsControl({ id, label, value, onChange }: WordsControlProps) {
  const [isOpen, setOpen] = useState(false)
  const write = (locale: Locale, text: string) => onChange(withText(value, locale, text))

  return (
    <div className={styles.words}>
      <Input
        id={id}
        aria-label={label}
        placeholder={label}
        value={textIn('zh-CN', value)}
        onChange={({ target }) => write('zh-CN', target.value)}
        suffix={<TranslationsToggle isOpen={isOpen} onToggle={setOpen} />}
      />
      {isOpen &&
        locales
          .slice(1)
          .map((locale) => (
            <Input
              key={locale}
              aria-label={nativeNames[locale]}
              addonBefore={nativeNames[locale]}
              placeholder={textIn('zh-CN', value)}
              value={typeof value === 'string' ? '' : (value[locale] ?? '')}
              onChange={({ target }) => write(locale, target.value)}
            />
          ))}
    </div>
  )
}

type TranslationsToggleProps = Readonly<{ isOpen: boolean; onToggle: (isOpen: boolean) => void }>

/** Shows the inputs of the other languages, or hides them. */
export function TranslationsToggle({ isOpen, onToggle }: TranslationsToggleProps) {
  const t = useT()
  return (
    <Button
      type="text"
      size="small"
      icon={<Languages size={14} aria-hidden />}
      aria-label={t('studio.translations')}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    />
  )
}

/** Reads a localized text in the current language. */
export function useLocalizedText(): (text: LocalizedText) => string {
  const { locale } = useLanguage()
  return (text) => textIn(locale, text)
}

/** Sets the text of one language. A text for all languages stays one until a language gets its own. */
export function withText(value: LocalizedText, locale: Locale, text: string): LocalizedText {
  const before = typeof value === 'string' ? { 'zh-CN': value } : value
  const words = { ...before, [locale]: text }
  const others = locales.slice(1).filter((one) => words[one])
  if (others.length === 0) return words['zh-CN']
  return {
    'zh-CN': words['zh-CN'],
    ...Object.fromEntries(others.map((one) => [one, words[one]])),
  }
}
