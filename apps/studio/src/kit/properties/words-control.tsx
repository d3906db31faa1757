import { type Locale, type LocalizedText, locales, textIn } from '@signet/form'
import { nativeNames } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Button, Input } from 'antd'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import styles from './properties.module.css'
import { withText } from './with-text.ts'

type WordsControlProps = Readonly<{
  id?: string
  /** The accessible name where no label refers to the control. */
  label?: string
  value: LocalizedText
  onChange: (words: LocalizedText) => void
}>

/** A text for all languages, or one per language. One is enough: the others fall back to it. */
export function WordsControl({ id, label, value, onChange }: WordsControlProps) {
  const t = useT()
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
        suffix={
          <Button
            type="text"
            size="small"
            icon={<Languages size={14} />}
            aria-label={t('studio.translations')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        }
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
