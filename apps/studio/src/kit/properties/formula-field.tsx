import { useMatcher, useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { Input } from 'antd'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import styles from './formula-field.module.css'
import { completionsAt, type FormulaName, withCompletion } from './use-formula-names.ts'

type FormulaFieldProps = Readonly<{
  id: string
  /** The accessible name where no label refers to the control. */
  label?: string
  /** The available names, in display order. */
  names: readonly FormulaName[]
  value: string
  onChange: (formula: string) => void
}>

/** A formula with completion while typing. Errors are shown below, as for every setting. */
export function FormulaField({ id, label, names, value, onChange }: FormulaFieldProps) {
  const t = useT()
  const matches = useMatcher()
  const listId = useId()
  const text = useRef<{ resizableTextArea?: { textArea: HTMLTextAreaElement } }>(null)
  const [caret, setCaret] = useState<number>()
  const [chosen, setChosen] = useState(0)
  const offered = caret === undefined ? [] : completionsAt(value, caret, names, matches)
  const current = Math.min(chosen, offered.length - 1)

  const take = (name: FormulaName) => {
    if (caret === undefined) return
    const completed = withCompletion(value, caret, name)
    onChange(completed.formula)
    setCaret(undefined)
    queueMicrotask(() => {
      text.current?.resizableTextArea?.textArea.setSelectionRange(completed.caret, completed.caret)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const name = offered[current]
    const isLeaving = event.key === 'Tab' && value === ''
    const meant = name && !isLeaving && completionActionOf(event.key, current, offered.length)
    if (!name || meant === undefined || meant === false) return
    event.preventDefault()
    if (meant === 'take') take(name)
    else if (meant === 'close') setCaret(undefined)
    else setChosen(meant)
  }

  return (
    <div className={styles.formula}>
      <Input.TextArea
        ref={text as never}
        id={id}
        className={classes(styles.text)}
        rows={1}
        aria-label={label}
        spellCheck={false}
        value={value}
        placeholder={t('studio.formula.none')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={listId}
        aria-activedescendant={offered.length > 0 ? `${listId}-${current}` : undefined}
        onChange={({ target }) => {
          setChosen(0)
          setCaret(target.selectionStart)
          onChange(target.value)
        }}
        onFocus={() => value === '' && setCaret(0)}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(undefined)}
      />
      {offered.length > 0 && (
        <Offered
          id={listId}
          names={offered}
          current={current}
          onTake={take}
          label={t('studio.formula.names')}
        />
      )}
    </div>
  )
}

/** The action of a key while completions are open: another one, accept, or close. */
function completionActionOf(
  key: string,
  current: number,
  count: number,
): number | 'take' | 'close' | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return (current + count - 1) % count
    case 'Enter':
    case 'Tab':
      return 'take'
    case 'Escape':
      return 'close'
    default:
      return undefined
  }
}

type OfferedProps = Readonly<{
  id: string
  label: string
  names: readonly FormulaName[]
  current: number
  onTake: (name: FormulaName) => void
}>

function Offered({ id, label, names, current, onTake }: OfferedProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.offered}>
      {names.map((name, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and has the keys
        <div
          key={name.name}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === current}
          className={styles.name}
          onMouseDown={(event) => {
            event.preventDefault()
            onTake(name)
          }}
        >
          <code>{name.name}</code>
          <span className={styles.note}>{name.note}</span>
        </div>
      ))}
    </div>
  )
}
