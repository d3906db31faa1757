import { textIn } from '@signet/form'
import { type ChoiceOption, ChoiceOptions } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, Input } from 'antd'
import { Archive, ArchiveRestore, ClipboardPaste, Plus } from 'lucide-react'
import { useState } from 'react'
import { freeId } from '../../../kit/properties/key-control.tsx'
import styles from '../../../kit/properties/properties.module.css'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { WordsControl } from '../../../kit/properties/words-control.tsx'
import type { SettingControlProps } from '../properties/field-editor.ts'
import { MoveButtons } from './move-buttons.tsx'

/** Options with labels. Used options are disabled instead of removed, so that records stay readable. */
export function OptionsSetting({ id, value, onChange }: SettingControlProps) {
  const t = useT()
  const parsed = ChoiceOptions.safeParse(value)
  const options = parsed.success ? parsed.data : []

  return (
    <div className={styles.checks}>
      {options.map((option, at) => (
        <OptionRow key={option.id} id={id} options={options} option={option} at={at} onChange={onChange} />
      ))}
      <AddOptions
        hint={t('form-design.option.manyFlat')}
        onAdd={() =>
          onChange(withLines(options, t('form-design.option.name', { number: options.length + 1 })))
        }
        onAddMany={(text) => onChange(withLines(options, text))}
        isFirst={options.length === 0}
      />
    </div>
  )
}

/** Adds an option for each line; skips existing labels. */
function withLines(options: readonly ChoiceOption[], text: string): readonly ChoiceOption[] {
  const grown = [...options]
  for (const line of text.split(/\r?\n/)) {
    const label = line.trim()
    if (label === '' || grown.some((option) => textIn('zh-CN', option.label) === label)) continue
    grown.push({ id: freeId(grown, 'option'), label, retired: false })
  }
  return grown
}

type OptionRowProps = Pick<SettingControlProps, 'id' | 'onChange'> &
  Readonly<{ option: ChoiceOption; at: number; options: readonly ChoiceOption[] }>

/** One option, and buttons to move it and to retire it. */
function OptionRow({ id, options, option, at, onChange }: OptionRowProps) {
  const t = useT()
  const change = (part: Partial<ChoiceOption>) => onChange(options.with(at, { ...option, ...part }))
  return (
    <div className={styles.option} data-retired={option.retired || undefined}>
      <WordsControl
        id={`${id}-${option.id}`}
        label={t('form-design.option.at', { number: at + 1 })}
        value={option.label}
        onChange={(label) => change({ label })}
      />
      <MoveButtons rows={options} at={at} onChange={onChange} />
      <RetireButton option={option} onPress={() => change({ retired: !option.retired })} />
    </div>
  )
}

type RetireButtonProps = Readonly<{ option: Readonly<{ retired: boolean }>; onPress: () => void }>

/** Retires an option, or offers it again. */
export function RetireButton({ option: { retired }, onPress }: RetireButtonProps) {
  const t = useT()
  return (
    <SmallButton
      name={t(retired ? 'form-design.option.restore' : 'form-design.option.retire')}
      Icon={retired ? ArchiveRestore : Archive}
      onPress={onPress}
    />
  )
}

type AddOptionsProps = Readonly<{
  /** How to write many options. */
  hint: string
  onAdd: () => void
  onAddMany: (text: string) => void
  /** Whether there is none yet, so that all of them can be written at once. */
  isFirst?: boolean
}>

/** Buttons that add one option, or many at once; before the first, a field for all of them. */
export function AddOptions({ hint, onAdd, onAddMany, isFirst = false }: AddOptionsProps) {
  const t = useT()
  if (isFirst)
    return (
      <>
        <FirstLines hint={hint} onAdd={onAddMany} />
        <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={onAdd}>
          {t('form-design.option.add')}
        </Button>
      </>
    )

  return (
    <div className={styles.buttons}>
      <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={onAdd}>
        {t('form-design.option.add')}
      </Button>
      <ManyLines hint={hint} onAdd={onAddMany} />
    </div>
  )
}

/** Takes the lines when the field is left, so that no button has to be found. */
function FirstLines({ hint, onAdd }: ManyLinesProps) {
  const t = useT()
  const [text, setText] = useState('')
  return (
    <Input.TextArea
      aria-label={t('form-design.option.many')}
      placeholder={hint}
      rows={3}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => text.trim() !== '' && onAdd(text)}
    />
  )
}

type ManyLinesProps = Readonly<{ hint: string; onAdd: (text: string) => void }>

/** Adds many options at once, one per line, as pasted from a sheet or document. */
function ManyLines({ hint, onAdd }: ManyLinesProps) {
  const t = useT()
  const [text, setText] = useState<string>()
  if (text === undefined)
    return (
      <Button size="small" icon={<ClipboardPaste size={14} aria-hidden />} onClick={() => setText('')}>
        {t('form-design.option.many')}
      </Button>
    )

  return (
    <div className={styles.many}>
      <Input.TextArea
        aria-label={t('form-design.option.many')}
        placeholder={hint}
        autoFocus
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.buttons}>
        <Button
          size="small"
          type="primary"
          disabled={text.trim() === ''}
          onClick={() => {
            onAdd(text)
            setText(undefined)
          }}
        >
          {t('form-design.option.addMany')}
        </Button>
        <Button size="small" onClick={() => setText(undefined)}>
          {t('form-design.option.cancel')}
        </Button>
      </div>
    </div>
  )
}
