import { useT } from '@signet/i18n/react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { SearchField } from '../controls/text-field.tsx'
import { Modal } from '../layout/sheet.tsx'
import styles from './command-sheet.module.css'

/** A place to go to, or something to do. */
export type Command = Readonly<{
  id: string
  label: string
  /** What kind of thing it is. */
  note: string
  /** The keys that do the same without the sheet. */
  keys?: string | undefined
  run: () => void
}>

type CommandSheetProps = Readonly<{
  title: string
  /** Label of the search box. */
  search: string
  words: string
  onWords: (words: string) => void
  commands: readonly Command[]
  onClose: () => void
}>

/**
 * Lists what the typed words find. The focus stays in the box: arrows choose, Enter runs, Esc closes. Mount it to
 * open it.
 */
export function CommandSheet({ title, search, words, onWords, commands, onClose }: CommandSheetProps) {
  const t = useT()
  const id = useId()
  const [at, setAt] = useState(0)
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const chosen = Math.min(at, commands.length - 1)
  // After the dialog has put the focus on its first control.
  useEffect(() => box.current?.focus(), [])
  useChosenInSight(list, chosen)
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((chosen + step + commands.length) % Math.max(commands.length, 1))
    else if (event.key === 'Enter') run(commands[chosen])
    else return
    event.preventDefault()
  }

  return (
    <Modal className={styles.sheet} label={title} onClose={onClose}>
      <div className={styles.frame}>
        <SearchField
          ref={box}
          label={search}
          value={words}
          onChange={(next) => {
            onWords(next)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        />
        <div ref={list} id={id} role="listbox" aria-label={title} className={styles.list}>
          {commands.map((command, index) => (
            <CommandLine
              key={command.id}
              id={`${id}-${index}`}
              command={command}
              isChosen={index === chosen}
              onRun={() => run(command)}
            />
          ))}
        </div>
        <p role="status" className={styles.count} data-none={commands.length === 0 || undefined}>
          {t('ui.found', { count: commands.length })}
        </p>
      </div>
    </Modal>
  )
}

type CommandLineProps = Readonly<{ id: string; command: Command; isChosen: boolean; onRun: () => void }>

function CommandLine({ id, command: { label, note, keys }, isChosen, onRun }: CommandLineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box keeps the focus and takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above, the box names the chosen line
    <div id={id} role="option" aria-selected={isChosen} className={styles.line} onClick={onRun}>
      <span className={styles.label}>{label}</span>
      <span className={styles.note}>{note}</span>
      {keys && <kbd className={styles.keys}>{keys}</kbd>}
    </div>
  )
}

function useChosenInSight(list: RefObject<HTMLElement | null>, chosen: number): void {
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView?.({ block: 'nearest' })
  }, [list, chosen])
}
