import { type AutoCompleteSettings, type autoComplete, referentOf } from '@signet/form/kinds'
import { useMatcher } from '@signet/i18n/react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { holdAt } from '../../../choices/hold-at.ts'
import styles from '../../../controls/control.module.css'
import type { ControlProps, FieldView } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'
import { isUndecided, useLookup } from '../../../lookup/use-lookup.ts'
import listStyles from './auto-complete.module.css'

/** A text box with suggestions while typing: arrows select, Enter accepts, Escape closes. */
function AutoCompleteEdit(props: ControlProps<typeof autoComplete>) {
  const { id, settings, value, parameters, onChange, onLeave } = props
  const words = useWords()
  const [isActive, setActive] = useState(false)
  const [at, setAt] = useState(-1)
  const suggestions = useSuggestions({ settings, typed: value, parameters, isActive })
  const isOpen = isActive && suggestions.length > 0
  const take = (suggestion: string) => {
    onChange(suggestion)
    setActive(false)
    setAt(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const step = steps[event.key]
    const suggestion = suggestions[at]
    if (step !== undefined) setAt((before) => (before + step + suggestions.length) % suggestions.length)
    else if (event.key === 'Escape') setActive(false)
    else if (event.key === 'Enter' && suggestion !== undefined) take(suggestion)
    else return
    event.preventDefault()
  }

  return (
    <div className={listStyles.whole}>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          value={value}
          maxLength={settings.maxLength}
          placeholder={words(settings.placeholder)}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-suggestions`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && at >= 0 ? `${id}-suggestion-${at}` : undefined}
          autoComplete="off"
          onFocus={() => setActive(true)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            onChange(event.target.value)
            setActive(true)
            setAt(-1)
          }}
          onBlur={() => {
            setActive(false)
            onLeave()
          }}
          aria-required={props.isRequired || undefined}
          aria-invalid={props.isInvalid || undefined}
          aria-describedby={props.describedBy}
        />
      </div>
      {isOpen && <Suggestions id={id} label={props.label} suggestions={suggestions} at={at} onTake={take} />}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

type SuggestionsProps = Readonly<{
  id: string
  label: string
  suggestions: readonly string[]
  at: number
  onTake: (suggestion: string) => void
}>

/** A press keeps the focus in the box, because losing it would close the list first. */
function Suggestions({ id, label, suggestions, at, onTake }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [element, box] = [list.current, document.getElementById(id)?.parentElement]
    if (!element?.showPopover || !box) return
    element.showPopover()
    return holdAt(element, box)
  }, [id])

  return (
    <div
      ref={list}
      popover="manual"
      id={`${id}-suggestions`}
      role="listbox"
      aria-label={label}
      className={listStyles.list}
    >
      {suggestions.map((suggestion, index) => (
        <SuggestionLine
          key={suggestion}
          id={`${id}-suggestion-${index}`}
          suggestion={suggestion}
          isChosen={index === at}
          onTake={onTake}
        />
      ))}
    </div>
  )
}

type SuggestionLineProps = Pick<SuggestionsProps, 'id' | 'onTake'> &
  Readonly<{ suggestion: string; isChosen: boolean }>

function SuggestionLine({ id, suggestion, isChosen, onTake }: SuggestionLineProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={listStyles.suggestion}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onTake(suggestion)}
      onKeyDown={() => undefined}
    >
      {suggestion}
    </div>
  )
}

export const autoCompleteView: FieldView<typeof autoComplete> = { Edit: AutoCompleteEdit }

type SuggestionOptions = Readonly<{
  settings: AutoCompleteSettings
  typed: string
  parameters: Readonly<Record<string, unknown>>
  /** Suggestions are only loaded while typing. */
  isActive: boolean
}>

/**
 * Returns distinct suggestions for the typed text. A failed lookup suggests nothing, so that typing continues
 * undisturbed.
 */
function useSuggestions({ settings, typed, parameters, isActive }: SuggestionOptions): readonly string[] {
  const word = useWords()
  const matches = useMatcher()
  const of = referentOf(settings.source)
  const words = typed.trim()
  const isAsked = isActive && of !== undefined && !isUndecided(parameters)
  const question = { ...(words ? { words } : {}), parameters }
  const { choices, state } = useLookup(isAsked ? { of, ...question } : undefined)
  const own = isActive && !of ? settings.options.filter(({ retired }) => !retired) : []
  const names = [
    ...own.map(({ label }) => word(label)).filter((name) => matches(name, words)),
    ...(isAsked && state !== 'failed' ? choices.map(({ name }) => name) : []),
  ]
  return [...new Set(names)].filter((name) => name !== typed).slice(0, settings.most)
}
