import { type ChoiceOption, ChoiceOptions } from '@signet/form/studio'
import { useT } from '@signet/i18n/react'
import { Button, Tooltip } from 'antd'
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Plus } from 'lucide-react'
import styles from '../properties.module.css'
import { freeId } from './free-id.ts'
import type { SettingControlProps } from './setting-control.ts'
import { WordsControl } from './words-control.tsx'

/** Options with their words. One that was used is retired, not removed: whoever chose it still reads it. */
export function OptionsSetting({ value, onChange }: SettingControlProps) {
  const t = useT()
  const parsed = ChoiceOptions.safeParse(value)
  const options = parsed.success ? parsed.data : []
  const replace = (at: number, part: Partial<ChoiceOption>) =>
    onChange(options.map((option, place) => (place === at ? { ...option, ...part } : option)))
  const move = (at: number, to: number) => {
    const moved = options.slice(at, at + 1)
    onChange(options.toSpliced(at, 1).toSpliced(to, 0, ...moved))
  }

  return (
    <div className={styles.checks}>
      {options.map((option, at) => (
        <div key={option.id} className={styles.option} data-retired={option.retired || undefined}>
          <WordsControl
            id={`option-${option.id}`}
            value={option.label}
            onChange={(label) => replace(at, { label })}
          />
          <OptionButton
            name={t('form-design.option.up')}
            Icon={ArrowUp}
            isOff={at === 0}
            onPress={() => move(at, at - 1)}
          />
          <OptionButton
            name={t('form-design.option.down')}
            Icon={ArrowDown}
            isOff={at === options.length - 1}
            onPress={() => move(at, at + 1)}
          />
          <OptionButton
            name={t(option.retired ? 'form-design.option.restore' : 'form-design.option.retire')}
            Icon={option.retired ? ArchiveRestore : Archive}
            onPress={() => replace(at, { retired: !option.retired })}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<Plus size={14} />}
        onClick={() => {
          const label = t('form-design.option.name', { number: options.length + 1 })
          onChange([...options, { id: freeId(options, 'option'), label, retired: false }])
        }}
      >
        {t('form-design.option.add')}
      </Button>
    </div>
  )
}

type OptionButtonProps = Readonly<{
  name: string
  Icon: typeof ArrowUp
  isOff?: boolean
  onPress: () => void
}>

function OptionButton({ name, Icon, isOff = false, onPress }: OptionButtonProps) {
  return (
    <Tooltip title={name}>
      <Button
        type="text"
        size="small"
        icon={<Icon size={14} />}
        aria-label={name}
        disabled={isOff}
        onClick={onPress}
      />
    </Tooltip>
  )
}
