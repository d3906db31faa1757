import { textIn } from '@signet/form'
import { type ChoiceOption, ChoiceOptions } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, Input } from 'antd'
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, ClipboardPaste, Plus } from 'lucide-react'
import { useState } from 'react'
import { freeId } from '../../../kit/properties/key-control.tsx'
import styles from '../../../kit/properties/properties.module.css'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { WordsControl } from '../../../kit/properties/words-control.tsx'
import type { SettingControlProps } from '../properties/field-editor.ts'

/** Options with labels. Used options are disabled instead of removed, so that records stay readable. */
export function OptionsSetting({ id, value, onChange }: SettingControlProps) {
  const parsed = ChoiceOptions.safeParse(value)
  const options = parsed.success ? parsed.data : []

  return (
    <div className={styles.checks}>
      {options.map((option, at) => (
        <OptionRow key={option.id} option={option} id={id} at={at} onChange={onChange} options={options} />
      ))}
      <AddOptions onChange={onChange} options={options} />
    </div>
  )
}

type OptionRowProps = Pick<SettingControlProps, 'id' | 'onChange'> &
  Readonly<{ option: ChoiceOption; at: number; options: readonly ChoiceOption[] }>

function OptionRow({ option, id, at, onChange, options }: OptionRowProps) {
  const t = useT()
  const replace = (at: number, part: Partial<ChoiceOption>) =>
    onChange(options.map((option, place) => (place === at ? { ...option, ...part } : option)))
  const move = (at: number, to: number) => {
    const moved = options.slice(at, at + 1)
    onChange(options.toSpliced(at, 1).toSpliced(to, 0, ...moved))
  }
  return (
    <div className={styles.option} data-retired={option.retired || undefined}>
      <WordsControl
        id={`${id}-${option.id}`}
        label={t('form-design.option.at', { number: at + 1 })}
        value={option.label}
        onChange={(label) => replace(at, { label })}
      />
      <SmallButton
        name={t('form-design.option.up')}
        Icon={ArrowUp}
        isOff={at === 0}
        onPress={() => move(at, at - 1)}
      />
      <SmallButton
        name={t('form-design.option.down')}
        Icon={ArrowDown}
        isOff={at === options.length - 1}
        onPress={() => move(at, at + 1)}
      />
      <SmallButton
        name={t(option.retired ? 'form-design.option.restore' : 'form-design.option.retire')}
        Icon={option.retired ? ArchiveRestore : Archive}
        onPress={() => replace(at, { retired: !option.retired })}
      />
    </div>
  )
}

type AddOptionsProps = Pick<SettingControlProps, 'onChange'> & Readonly<{ options: readonly ChoiceOption[] }>

function AddOptions({ onChange, options }: AddOptionsProps) {
  const t = useT()
  return (
    <div className={styles.buttons}>
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        onClick={() =>
          onChange(withLines(options, t('form-design.option.name', { number: options.length + 1 })))
        }
      >
        {t('form-design.option.add')}
      </Button>
      <ManyLines
        hint={t('form-design.option.manyFlat')}
        onAdd={(text) => onChange(withLines(options, text))}
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

type ManyLinesProps = Readonly<{ hint: string; onAdd: (text: string) => void }>

/** Adds many options at once, one per line, as pasted from a sheet or document. */
export function ManyLines({ hint, onAdd }: ManyLinesProps) {
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
