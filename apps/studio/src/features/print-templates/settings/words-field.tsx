import { type Locale, locales, textIn } from '@signet/form'
import { nativeNames } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { facts, type PrintWords, pageFacts } from '@signet/print'
import { Button, Input, Select } from 'antd'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTemplateDesigner } from '../designer/template-context.ts'
import styles from './settings.module.css'

type WordsFieldProps = Readonly<{
  id?: string
  label?: string
  value: PrintWords
  rows?: number
  /** Offers page numbers, for header and footer. */
  isRunning?: boolean
  onChange: (words: PrintWords) => void
}>

/** A text for all languages, or one per language, with record values inserted. */
export function WordsField({ id, label, value, rows = 1, isRunning = false, onChange }: WordsFieldProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(typeof value !== 'string')
  const write = (locale: Locale, text: string) => onChange(written(value, locale, text))
  const shown = isOpen ? locales : (['zh-CN'] as const)

  return (
    <div className={styles.words}>
      {shown.map((locale) => (
        <Input.TextArea
          key={locale}
          {...(locale === 'zh-CN' && id !== undefined && { id })}
          aria-label={locale === 'zh-CN' ? label : nativeNames[locale]}
          rows={rows}
          placeholder={locale === 'zh-CN' ? undefined : nativeNames[locale]}
          value={ownText(value, locale)}
          onChange={({ target }) => write(locale, target.value)}
        />
      ))}
      <div className={styles.line}>
        <InsertSelect
          isRunning={isRunning}
          onInsert={(place) => write('zh-CN', `${ownText(value, 'zh-CN')}{${place}}`)}
        />
        <Button
          size="small"
          type="text"
          icon={<Languages size={14} aria-hidden />}
          aria-label={t('studio.translations')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
    </div>
  )
}

type InsertSelectProps = Readonly<{ isRunning: boolean; onInsert: (place: string) => void }>

function InsertSelect({ isRunning, onInsert }: InsertSelectProps) {
  const t = useT()
  const { fields } = useTemplateDesigner()
  const around = [...facts, ...(isRunning ? pageFacts : [])].map((value) => ({
    value,
    label: t(`print-templates.fact.${value.slice(1)}`),
  }))
  const own = fields
    .filter((field) => field.from === 'record' || field.field.kind.holds === 'value')
    .map(({ path, name }) => ({ value: path, label: name }))
  return (
    <Select<string | null>
      size="small"
      className={styles.wide ?? ''}
      aria-label={t('print-templates.insert')}
      placeholder={t('print-templates.insert')}
      showSearch={{ optionFilterProp: 'label' }}
      value={null}
      options={[...own, ...around]}
      onChange={(place) => place !== null && onInsert(place)}
    />
  )
}

function ownText(words: PrintWords, locale: Locale): string {
  if (typeof words === 'string') return locale === 'zh-CN' ? words : ''
  return words[locale] ?? ''
}

/** Back to a single text when no language has its own. */
function written(words: PrintWords, locale: Locale, text: string): PrintWords {
  const base = textIn('zh-CN', words)
  const all = { ...(typeof words === 'string' ? { 'zh-CN': words } : words), [locale]: text }
  const others = locales.slice(1).flatMap((one) => (all[one] ? [[one, all[one]] as const] : []))
  const chinese = locale === 'zh-CN' ? text : base
  return others.length === 0 ? chinese : { 'zh-CN': chinese, ...Object.fromEntries(others) }
}
