import { type Locale, locales, textIn } from '@signet/form'
import { nativeNames } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { facts, type PrintBlock, type PrintWords, pageFacts, textLooks } from '@signet/print'
import { sharedStyles } from '@signet/ui'
import { Button, Input, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { PropertyRow, SmallButton } from '../../../kit/properties/property-row.tsx'
import { SelectRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { useLabelSearch } from '../../../kit/properties/use-label-search.ts'
import { TranslationsToggle } from '../../../kit/properties/words-control.tsx'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { AlignRow, useMistakeAt } from './setting-rows.tsx'
import styles from './settings.module.css'

export function TextSettings({ block }: Readonly<{ block: Extract<PrintBlock, { kind: 'text' }> }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(block.id)
  return (
    <>
      <PropertyRow
        label={t('print-templates.words')}
        help={t('print-templates.wordsHelp')}
        mistake={mistakeAt('text')}
      >
        {(id) => (
          <WordsField
            id={id}
            rows={3}
            value={block.text}
            onChange={(text) => change({ ...block, text }, 'text')}
          />
        )}
      </PropertyRow>
      <SelectRow
        label={t('print-templates.look')}
        value={block.look}
        options={textLooks.map((value) => ({ value, label: t(`print-templates.look.${value}`) }))}
        onChange={(look) => change({ ...block, look })}
      />
      <AlignRow value={block.align} onChange={(align) => change({ ...block, align })} />
    </>
  )
}

type WordsFieldProps = Readonly<{
  id?: string
  label?: string
  value: PrintWords
  rows?: number
  /** Offers page numbers, for header and footer. */
  isRunning?: boolean
  onChange: (words: PrintWords) => void
}>

/** A text for all languages, or one per language, with placeholders for record values. */
export function WordsField({ id, label, value, rows = 1, isRunning = false, onChange }: WordsFieldProps) {
  const [isOpen, setOpen] = useState(typeof value !== 'string')
  const write = (locale: Locale, text: string) => onChange(setText(value, locale, text))
  const shown = isOpen ? locales : (['zh-CN'] as const)

  return (
    <div className={sharedStyles.stack1}>
      {shown.map((locale) => (
        <Input.TextArea
          key={locale}
          {...(locale === 'zh-CN' && id !== undefined && { id })}
          aria-label={locale === 'zh-CN' ? label : nativeNames[locale]}
          rows={rows}
          placeholder={locale === 'zh-CN' ? undefined : nativeNames[locale]}
          value={findOwnText(value, locale)}
          onChange={({ target }) => write(locale, target.value)}
        />
      ))}
      <div className={styles.line}>
        <InsertSelect
          isRunning={isRunning}
          onInsert={(place) => write('zh-CN', `${findOwnText(value, 'zh-CN')}{${place}}`)}
        />
        <TranslationsToggle isOpen={isOpen} onToggle={setOpen} />
      </div>
    </div>
  )
}

type InsertSelectProps = Readonly<{ isRunning: boolean; onInsert: (place: string) => void }>

function InsertSelect({ isRunning, onInsert }: InsertSelectProps) {
  const search = useLabelSearch()
  const t = useT()
  const { fields } = useTemplateDesigner()
  const factOptions = [...facts, ...(isRunning ? pageFacts : [])].map((value) => ({
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
      showSearch={search}
      value={null}
      options={[...own, ...factOptions]}
      onChange={(place) => place !== null && onInsert(place)}
    />
  )
}

function findOwnText(words: PrintWords, locale: Locale): string {
  if (typeof words === 'string') return locale === 'zh-CN' ? words : ''
  return words[locale] ?? ''
}

/** Returns to a single text if all languages share it. */
function setText(words: PrintWords, locale: Locale, text: string): PrintWords {
  const base = textIn('zh-CN', words)
  const all = { ...(typeof words === 'string' ? { 'zh-CN': words } : words), [locale]: text }
  const others = locales.slice(1).flatMap((one) => (all[one] ? [[one, all[one]] as const] : []))
  const chinese = locale === 'zh-CN' ? text : base
  return others.length === 0 ? chinese : { 'zh-CN': chinese, ...Object.fromEntries(others) }
}

type SignaturesBlock = Extract<PrintBlock, { kind: 'signatures' }>
const maxPlaces = 8

export function SignaturesSettings({ block }: Readonly<{ block: SignaturesBlock }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(block.id)
  return (
    <>
      <PropertyRow label={t('print-templates.places')} arrangement="group" mistake={mistakeAt('places')}>
        {() =>
          block.places.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: signatures have no id and may have the same label
            <SignatureLabel key={at} at={at} words={words} block={block} />
          ))
        }
      </PropertyRow>
      <AddSignature block={block} />
      <SwitchRow
        label={t('print-templates.withDay')}
        value={block.withDay}
        onChange={(withDay) => change({ ...block, withDay })}
      />
    </>
  )
}

type SignatureLabelProps = Readonly<{ at: number; words: PrintWords; block: SignaturesBlock }>

/** The label of one signature, which can be removed. */
function SignatureLabel({ at, words, block }: SignatureLabelProps) {
  const t = useT()
  const { places } = block
  const { change } = useTemplateDesigner()
  return (
    <div className={styles.line}>
      <WordsField
        label={t('print-templates.placeOf', { at: at + 1 })}
        value={words}
        onChange={(next) => change({ ...block, places: places.with(at, next) }, `place ${at}`)}
      />
      <SmallButton
        name={t('print-templates.remove')}
        Icon={X}
        onPress={() => change({ ...block, places: places.toSpliced(at, 1) })}
      />
    </div>
  )
}

function AddSignature({ block }: Readonly<{ block: SignaturesBlock }>) {
  const t = useT()
  const { places } = block
  const { change } = useTemplateDesigner()
  return (
    <Button
      size="small"
      icon={<Plus size={14} aria-hidden />}
      disabled={places.length >= maxPlaces}
      onClick={() => change({ ...block, places: [...places, t('print-templates.newPlace')] })}
    >
      {t('print-templates.addPlace')}
    </Button>
  )
}
