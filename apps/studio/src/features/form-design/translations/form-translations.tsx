import { type Locale, locales } from '@signet/form'
import { findField } from '@signet/form/design'
import { nativeNames } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Checkbox, Drawer } from 'antd'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useLocalizedText, withText } from '../../../kit/properties/words-control.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import { type FormText, listFormTexts, listMissingLocales, setFormText } from './form-texts.ts'
import styles from './translations.module.css'

/** All texts of the form in three languages, side by side. */
export function TranslationsDrawer({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const { form } = useDesigner()
  const texts = useMemo(() => listFormTexts(form), [form])
  const missing = texts.filter(({ text }) => listMissingLocales(text).length > 0)
  const [wanted, setWanted] = useState<ReadonlySet<string>>()
  const shown = wanted ? texts.filter(({ id }) => wanted.has(id)) : texts

  return (
    <Drawer open size={960} title={t('form-design.translation')} onClose={onClose}>
      <div className={styles.bar}>
        <p role="status">{t('form-design.translation.missing', { count: missing.length })}</p>
        <Checkbox
          checked={wanted !== undefined}
          onChange={({ target }) =>
            setWanted(target.checked ? new Set(missing.map(({ id }) => id)) : undefined)
          }
        >
          {t('form-design.translation.onlyMissing')}
        </Checkbox>
      </div>
      <TextTable texts={shown} />
      <p className={sharedStyles.note}>{t('form-design.translation.keys')}</p>
    </Drawer>
  )
}

/** A row per text and a column per language. Enter and the arrow keys move within a column. */
function TextTable({ texts }: Readonly<{ texts: readonly FormText[] }>) {
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
          <TextRow key={text.id} entry={text} />
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
        <th scope="col">{t('form-design.translation.where')}</th>
        {locales.map((locale) => (
          <th key={locale} scope="col" lang={locale}>
            {nativeNames[locale]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function TextRow({ entry }: Readonly<{ entry: FormText }>) {
  const t = useT()
  const words = useLocalizedText()
  const { form } = useDesigner()
  const field = entry.path === undefined ? undefined : findField(form.fields, entry.path)?.field
  const missing = listMissingLocales(entry.text)
  const what = [t(entry.name), entry.number].filter((part) => part !== undefined).join(' ')
  const where = field ? words(field.label) || t(`${field.kind}.title`) : t('form-design.form')

  return (
    <tr>
      <th scope="row">
        <span className={styles.where}>{where}</span>
        <span className={styles.what}>{what}</span>
      </th>
      {locales.map((locale) => (
        <td key={locale} data-missing={missing.includes(locale) || undefined}>
          <TextCell entry={entry} locale={locale} name={`${where} · ${what} · ${nativeNames[locale]}`} />
        </td>
      ))}
    </tr>
  )
}

type TextCellProps = Readonly<{ entry: FormText; locale: Locale; name: string }>

function TextCell({ entry, locale, name }: TextCellProps) {
  const t = useT()
  const { state, dispatch } = useDesigner()
  const { id, text } = entry
  const value = typeof text === 'string' ? (locale === 'zh-CN' ? text : '') : (text[locale] ?? '')
  const write = (next: string) =>
    dispatch({
      type: 'edit',
      edit: (draft) => ({
        form: setFormText(draft, entry, withText(text, locale, next)),
        selected: state.selected,
      }),
      about: `${id}.${locale}`,
    })

  return (
    <input
      className={styles.text}
      lang={locale}
      maxLength={500}
      aria-label={name}
      data-locale={locale}
      placeholder={t('form-design.translation.none')}
      value={value}
      onChange={({ target }) => write(target.value)}
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
