import { useT } from '@signet/i18n/react'
import { Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { listed, type OneOrSeveral } from '../one-or-several.ts'
import { ChoiceStandIn } from './choice-stand-in.desktop.tsx'
import type { Choice } from './form-environment.ts'
import styles from './thing.module.css'
import { isUndecided, questionOf, type ThingProps } from './thing.ts'
import { useChosen, useLookup } from './use-lookup.ts'
import { useWords } from './use-speaker.ts'

/** A choice from outside the form on the desktop, found by typing. It asks nothing before it is opened. */
export function ThingSelect(props: ThingProps) {
  return (
    <ThingStandIn {...props}>
      <List {...props} />
    </ThingStandIn>
  )
}

/** What is chosen, until somebody wants to choose. */
export function ThingStandIn({ children, ...props }: ThingProps & Readonly<{ children: ReactNode }>) {
  const { of, settings, value, pictureOf, onChange } = props
  const { multiple } = settings
  const ids = listed(value)
  const chosen = useChosen(of, ids)
  return (
    <ChoiceStandIn
      {...props}
      chosen={chosen.map((choice) => lineOf(choice, pictureOf))}
      multiple={multiple}
      placeholder={usePlaceholder(props)}
      onTakeOut={(place) => onChange(ids.toSpliced(place, 1))}
      onClear={() => onChange(multiple ? [] : null)}
    >
      {children}
    </ChoiceStandIn>
  )
}

export function usePlaceholder({ settings, field }: Pick<ThingProps, 'settings' | 'field'>): string {
  const t = useT()
  const words = useWords()
  return words(settings.placeholder) || t(`${field.kindName}.choose`)
}

function List(props: ThingProps) {
  const { id, of, settings, value, onChange, onLeave, parameters, pictureOf } = props
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const question = isOpen ? questionOf(props, typed.trim() ? { words: typed.trim() } : {}) : undefined
  const { choices, state, hasMore, more } = useLookup(question)
  const optionOf = (choice: Choice) => ({
    value: choice.id,
    label: lineOf(choice, pictureOf),
    title: choice.name,
  })
  const chosen = useChosen(of, listed(value)).map(optionOf)
  const { multiple } = settings

  return (
    <Select
      id={id}
      {...(multiple ? { mode: 'multiple' as const } : {})}
      labelInValue
      value={multiple ? chosen : chosen[0]}
      options={choices.map(optionOf)}
      loading={question !== undefined && state === 'searching'}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={setOpen}
      onPopupScroll={({ currentTarget }) => hasMore && isAtEnd(currentTarget) && more()}
      allowClear={!props.isRequired}
      placeholder={usePlaceholder(props)}
      notFoundContent={t(emptySentence(state, parameters))}
      status={props.isInvalid ? 'error' : ''}
      style={{ width: '100%' }}
      onChange={(next: unknown) => onChange(idsOf(next, multiple))}
      onBlur={onLeave}
      aria-required={props.isRequired || undefined}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
    />
  )
}

function lineOf({ name, note, ...choice }: Choice, pictureOf: ThingProps['pictureOf']) {
  const text = note ? `${name} · ${note}` : name
  if (!pictureOf) return text
  return (
    <span className={styles.thing}>
      {pictureOf({ name, ...choice })}
      {text}
    </span>
  )
}

/** Why there is nothing in the list. */
export function emptySentence(state: 'searching' | 'found' | 'failed', parameters: ThingProps['parameters']) {
  if (isUndecided(parameters)) return 'form.notYet'
  return state === 'failed' ? 'form.failed' : 'form.noMatch'
}

function isAtEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < 24
}

type Chosen = Readonly<{ value: string }>

/** What antd says was chosen, as ids. */
export function idsOf(chosen: unknown, multiple: boolean): OneOrSeveral {
  if (multiple) return Array.isArray(chosen) ? chosen.map(({ value }: Chosen) => value) : []
  return chosen ? (chosen as Chosen).value : null
}
