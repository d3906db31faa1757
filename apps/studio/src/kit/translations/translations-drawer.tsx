import { type Locale, type LocalizedText, locales } from '@signet/form'
import { nativeNames } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button, Checkbox, Drawer, Tooltip } from 'antd'
import { Languages } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { listMissingLocales } from './missing-locales.ts'
import styles from './translations.module.css'

/** A text of a design: the part it belongs to, what it is there, and its words. */
export type TranslatedText = Readonly<{
  id: string
  where: string
  what: string
  text: LocalizedText
  /** The plain text is not changed here. */
  isPlainFixed?: boolean
  /** Most characters. */
  longest?: number
}>

type WriteText = (id: string, locale: Locale, text: string) => void

type TranslationsButtonProps = Readonly<{ children: (close: () => void) => ReactNode }>

/** Opens the translations of a design. */
export function TranslationsButton({ children }: TranslationsButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip title={t('translations.title')}>
        <Button
          icon={<Languages size={16} />}
          aria-label={t('translations.title')}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

type TranslationsDrawerProps = Readonly<{
  texts: readonly TranslatedText[]
  onWrite: WriteText
  onClose: () => void
}>

/** All texts of a design in three languages, side by side. */
export function TranslationsDrawer({ texts, onWrite, onClose }: TranslationsDrawerProps) {
  const t = useT()
  const missing = texts.filter(({ text }) => listMissingLocales(text).length > 0)
  const [wanted, setWanted] = useState<ReadonlySet<string>>()
  const shown = wanted ? texts.filter(({ id }) => wanted.has(id)) : texts

  return (
    <Drawer open size={960} title={t('translations.title')} onClose={onClose}>
      <div className={styles.bar}>
        <p role="status">{t('translations.missing', { count: missing.length })}</p>
        <Checkbox
          checked={wanted !== undefined}
          onChange={({ target }) =>
            setWanted(target.checked ? new Set(missing.map(({ id }) => id)) : undefined)
          }
        >
          {t('translations.onlyMissing')}
        </Checkbox>
      </div>
      <TextTable texts={shown} onWrite={onWrite} />
      <p className={sharedStyles.note}>{t('translations.keys')}</p>
    </Drawer>
  )
}

/** A row per text and a column per language. Enter and the arrow keys move within a column. */
function TextTable({ texts, onWrite }: Pick<TranslationsDrawerProps, 'texts' | 'onWrite'>) {
  const table = useRef<HTMLTableElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || event.nativeEvent.isComposing) return
    const next = neighbour(table.current, event.target, step)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.select()
  }

  return (
    <table ref={table} className={styles.table} onKeyDown={onKeyDown}>
      <LanguageHead />
      <tbody>
        {texts.map((text) => (
          <TextRow key={text.id} entry={text} onWrite={onWrite} />
        ))}
      </tbody>
    </table>
  )
}

function LanguageHead() {
  const t = useT()
  return (
    <thead>
      <tr>
        <th scope="col">{t('translations.where')}</th>
        {locales.map((locale) => (
          <th key={locale} scope="col" lang={locale}>
            {nativeNames[locale]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type TextRowProps = Readonly<{ entry: TranslatedText; onWrite: WriteText }>

function TextRow({ entry, onWrite }: TextRowProps) {
  const { where, what } = entry
  const missing = listMissingLocales(entry.text)
  return (
    <tr>
      <th scope="row">
        <span className={styles.where}>{where}</span>
        <span className={styles.what}>{what}</span>
      </th>
      {locales.map((locale) => (
        <td key={locale} data-missing={missing.includes(locale) || undefined}>
          <TextCell entry={entry} locale={locale} onWrite={onWrite} />
        </td>
      ))}
    </tr>
  )
}

function TextCell({ entry, locale, onWrite }: TextRowProps & Readonly<{ locale: Locale }>) {
  const t = useT()
  const { id, where, what, text, isPlainFixed = false, longest = 500 } = entry
  return (
    <input
      className={styles.text}
      lang={locale}
      maxLength={longest}
      aria-label={`${where} · ${what} · ${nativeNames[locale]}`}
      data-locale={locale}
      placeholder={t('translations.none')}
      readOnly={isPlainFixed && locale === 'zh-CN'}
      value={typeof text === 'string' ? (locale === 'zh-CN' ? text : '') : (text[locale] ?? '')}
      onChange={({ target }) => onWrite(id, locale, target.value)}
    />
  )
}

/** Returns the input of the same language in the row above or below. */
function neighbour(table: HTMLElement | null, from: EventTarget, step: number) {
  if (!(from instanceof HTMLInputElement)) return undefined
  const { locale = '' } = from.dataset
  const column = [...(table?.querySelectorAll<HTMLInputElement>(`input[data-locale="${locale}"]`) ?? [])]
  return column[column.indexOf(from) + step]
}
