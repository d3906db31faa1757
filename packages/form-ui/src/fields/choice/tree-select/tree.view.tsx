import { lineOfKey, linesOf, type TreeLine, type TreeOption, toggled } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Check, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useWords } from '../../../form/use-speaker.ts'

import styles from './tree-select.module.css'

type TreeProps = Readonly<{
  label: string
  options: readonly TreeOption[]
  chosen: readonly string[]
  multiple: boolean
  /** The ids open at first; `all` while searching. */
  opened: readonly string[] | 'all'
  mayChoose: (option: TreeOption) => boolean
  onChoose: (id: string) => void
}>

/** A tree view: arrow keys move and open, Enter and Space choose, a chevron opens on touch. */
export function Tree({ label, options, chosen, multiple, opened, mayChoose, onChoose }: TreeProps) {
  const prefix = useId()
  const [open, setOpen] = useState<readonly string[]>(opened === 'all' ? [] : opened)
  const lines = linesOf(options, (id) => opened === 'all' || open.includes(id))
  const [focused, setFocused] = useState<string>()
  const current = lines.some(({ option }) => option.id === focused) ? focused : lines[0]?.option.id
  const turn = (id: string) => setOpen((before) => toggled(before, id))

  const press = ({ option }: TreeLine) => (mayChoose(option) ? onChoose(option.id) : turn(option.id))
  const onKeyDown = (event: KeyboardEvent, line: TreeLine) => {
    const next = lineOfKey(lines, lines.indexOf(line), event.key)
    if (next) document.getElementById(`${prefix}${next.option.id}`)?.focus()
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') turnTowards(line, event.key)
    else if (event.key === 'Enter' || event.key === ' ') press(line)
    else return
    event.preventDefault()
  }
  const turnTowards = ({ option, isOpen }: TreeLine, key: string) => {
    if (option.children.length > 0 && isOpen === (key === 'ArrowLeft')) turn(option.id)
  }

  return (
    <div role="tree" aria-label={label} aria-multiselectable={multiple} className={styles.tree}>
      {lines.map((line) => (
        <Line
          key={line.option.id}
          line={line}
          id={`${prefix}${line.option.id}`}
          isChosen={chosen.includes(line.option.id)}
          isCurrent={line.option.id === current}
          onFocus={() => setFocused(line.option.id)}
          onPress={() => press(line)}
          onTurn={() => turn(line.option.id)}
          onKeyDown={(event) => onKeyDown(event, line)}
        />
      ))}
    </div>
  )
}

type LineProps = Readonly<{
  line: TreeLine
  id: string
  isChosen: boolean
  isCurrent: boolean
  onFocus: () => void
  onPress: () => void
  onTurn: () => void
  onKeyDown: (event: KeyboardEvent) => void
}>

function Line({ line, id, isChosen, isCurrent, onFocus, onPress, onTurn, onKeyDown }: LineProps) {
  const { option, level, place: index, size, isOpen } = line
  const isBranch = option.children.length > 0
  const words = useWords()
  return (
    <div
      role="treeitem"
      id={id}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.line}
      style={{ '--level': level }}
      aria-level={level}
      aria-posinset={index}
      aria-setsize={size}
      aria-expanded={isBranch ? isOpen : undefined}
      aria-selected={isChosen}
      aria-labelledby={`${id}-name`}
      onFocus={onFocus}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      {isBranch ? <Turner name={words(option.label)} isOpen={isOpen} onTurn={onTurn} /> : <span />}
      <span id={`${id}-name`} className={styles.name}>
        {words(option.label)}
      </span>
      {isChosen && <Check className={styles.check} aria-hidden="true" />}
    </div>
  )
}

type TurnerProps = Readonly<{ name: string; isOpen: boolean; onTurn: () => void }>

function Turner({ name, isOpen, onTurn }: TurnerProps) {
  const t = useT()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.turner}
      aria-label={t(isOpen ? 'tree-select.close' : 'tree-select.open', { name })}
      onClick={(event) => {
        event.stopPropagation()
        onTurn()
      }}
    >
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </button>
  )
}
