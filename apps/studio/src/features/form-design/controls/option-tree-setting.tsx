import { type TreeOption, TreeOptions } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { CornerDownRight, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import styles from '../../../kit/properties/properties.module.css'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { WordsControl } from '../../../kit/properties/words-control.tsx'
import type { SettingControlProps } from '../properties/field-editor.ts'
import {
  addLines,
  changeOption,
  createOption,
  findMoveTarget,
  insertOption,
  listOptions,
  moveOption,
  type OptionEntry,
  type OptionIndexPath,
  removeOption,
  type TreeMove,
} from './option-tree.ts'
import { AddOptions, RetireButton } from './options-setting.tsx'

const moves: Readonly<Record<string, TreeMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** Nested options: Enter adds one after, Alt with an arrow moves one. */
export function OptionTreeSetting({ id, value, onChange }: SettingControlProps) {
  const t = useT()
  const tree = useRef<HTMLDivElement>(null)
  const parsed = TreeOptions.safeParse(value)
  const options = parsed.success ? parsed.data : []
  const entries = listOptions(options)
  const add = (place: OptionIndexPath) => {
    const label = t('form-design.option.name', { number: entries.length + 1 })
    const option = createOption(options, label)
    onChange(insertOption(options, place, option))
    focusOption(tree.current, option.id)
  }
  const onKeyDown = (event: KeyboardEvent, { option, place }: OptionEntry) => {
    const move = event.altKey ? moves[event.key] : undefined
    const to = move && findMoveTarget(options, place, move)
    if (!move && event.key !== 'Enter') return
    event.preventDefault()
    if (!move) return add(behind(place))
    if (!to) return
    onChange(moveOption(options, place, to))
    focusOption(tree.current, option.id)
  }

  return (
    <div ref={tree} className={styles.checks}>
      {entries.map(({ option, place }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the element handles keys of the input inside it
        <div
          key={option.id}
          data-option={option.id}
          className={styles.option}
          data-retired={option.retired || undefined}
          style={{ paddingInlineStart: (place.length - 1) * 16 }}
          onKeyDown={(event) => onKeyDown(event, { option, place })}
        >
          <WordsControl
            id={`${id}-${option.id}`}
            label={t('form-design.option.at', { number: place.map((at) => at + 1).join('.') })}
            value={option.label}
            onChange={(label) => onChange(changeOption(options, place, { label }))}
          />
          <OptionButtons
            option={option}
            onAddBelow={() => add([...place, option.children.length])}
            onRetire={() => onChange(changeOption(options, place, { retired: !option.retired }))}
            onRemove={() => onChange(removeOption(options, place))}
          />
        </div>
      ))}
      <p className={styles.help}>{t('form-design.option.keys')}</p>
      <AddOptions
        hint={t('form-design.option.manyTree')}
        onAdd={() => add([options.length])}
        onAddMany={(text) => onChange(addLines(options, text))}
      />
    </div>
  )
}

type OptionButtonsProps = Readonly<{
  option: TreeOption
  onAddBelow: () => void
  onRetire: () => void
  onRemove: () => void
}>

function OptionButtons({ option, onAddBelow, onRetire, onRemove }: OptionButtonsProps) {
  const t = useT()
  return (
    <>
      <SmallButton name={t('form-design.option.below')} Icon={CornerDownRight} onPress={onAddBelow} />
      <RetireButton option={option} onPress={onRetire} />
      <SmallButton name={t('form-design.option.remove')} Icon={Trash2} onPress={onRemove} />
    </>
  )
}

function behind(place: OptionIndexPath): OptionIndexPath {
  return [...place.slice(0, -1), (place.at(-1) ?? 0) + 1]
}

/** Focuses an added or moved option once it is rendered. */
function focusOption(tree: HTMLElement | null, id: string): void {
  setTimeout(() => {
    tree?.querySelector<HTMLInputElement>(`[data-option="${CSS.escape(id)}"] input`)?.focus()
  })
}
