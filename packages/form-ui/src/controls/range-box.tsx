import type { RangeValue } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { ArrowRight } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { ControlProps, Labels } from '../form/field-view.ts'
import type { Pointer } from '../form/pointer.ts'
import { useFormContext } from '../form/surroundings.ts'
import { leavesBox, type OpenedChooser, PickButton, useOpening } from '../typing/typed-box.tsx'
import styles from './control.module.css'

type RangeBoxProps = Pick<
  ControlProps,
  'id' | 'path' | 'label' | 'isRequired' | 'isInvalid' | 'describedBy' | 'onLeave'
> &
  Readonly<{
    value: RangeValue
    onChange: (value: RangeValue) => void
    /** Formats an end for reading and, with `plainOf`, for typing. */
    textOf: (end: string) => string
    plainOf: (end: string) => string
    /** Reads a typed end. */
    readEnd: (text: string) => string
    icon: ReactNode
    sheet: (opened: OpenedChooser, choose: (value: RangeValue) => void) => ReactNode
  }>

/** Two text boxes form a group; a single button is a control. */
export function labelsOfRange(pointer: Pointer): Labels {
  return pointer === 'fine' ? 'group' : 'control'
}

/** Both ends of a range as text boxes, and a button that opens a chooser. */
export function RangeBox({ id, label, icon, sheet, ...props }: RangeBoxProps) {
  const t = useT()
  const { opened, open, press, onKeyDown } = useOpening(props.onLeave)
  const typing = useTypedEnds(props)
  const next = (event: KeyboardEvent) => {
    onKeyDown(event)
    if (event.key !== 'Enter') return
    event.preventDefault()
    document.getElementById(`${id}-to`)?.focus()
  }
  const end = (place: 0 | 1) => ({
    className: `${styles.input} ${styles.figures}`,
    autoComplete: 'off',
    placeholder: t(place === 0 ? 'form.from' : 'form.to'),
    ...typing.end(place),
    onClick: press,
    'aria-required': props.isRequired || undefined,
    'aria-invalid': props.isInvalid || undefined,
    'aria-describedby': props.describedBy,
  })

  return (
    <>
      <EndLabels from={id} to={`${id}-to`} />
      <div className={styles.box} data-box="">
        <input id={id} {...end(0)} onKeyDown={next} />
        <ArrowRight className={styles.chevron} aria-hidden="true" />
        <input id={`${id}-to`} {...end(1)} onKeyDown={onKeyDown} />
        <PickButton label={label} icon={icon} isOpen={opened !== undefined} onPress={() => open(true)} />
        {opened && sheet(opened, typing.choose)}
      </div>
    </>
  )
}

type TypedEnds = Pick<
  RangeBoxProps,
  'path' | 'value' | 'onChange' | 'textOf' | 'plainOf' | 'readEnd' | 'onLeave'
>

/** Holds the text of both ends while typing; unreadable text stays, so that it can be corrected. */
function useTypedEnds({ path, value, onChange, textOf, plainOf, readEnd, onLeave }: TypedEnds) {
  const { store } = useFormContext()
  const [typed, setTyped] = useState<readonly [string, string] | null>(null)
  const [focused, setFocused] = useState<0 | 1>()
  const plain = () => typed ?? ([plainOf(value[0] ?? ''), plainOf(value[1] ?? '')] as const)
  const shown = (place: 0 | 1) => {
    if (typed && (focused !== undefined || value.length === 0)) return typed[place]
    const end = value[place]
    return end === undefined ? '' : (focused === place ? plainOf : textOf)(end)
  }
  const write = (place: 0 | 1, text: string) => {
    const [from, to] = plain()
    const next = place === 0 ? ([text, to] as const) : ([from, text] as const)
    setTyped(next)
    onChange(next.every((end) => end.trim() === '') ? [] : next.map(readEnd))
  }

  return {
    end: (place: 0 | 1) => ({
      value: shown(place),
      onFocus: () => setFocused(place),
      onChange: (event: { target: { value: string } }) => write(place, event.target.value),
      onBlur: (event: FocusEvent) => {
        setFocused(undefined)
        if (store.field(path).reading().problem === undefined) setTyped(null)
        if (leavesBox(event)) onLeave()
      },
    }),
    choose: (next: RangeValue) => {
      setTyped(null)
      onChange(next)
    },
  }
}

/** Labels the two boxes of a range for screen readers. */
function EndLabels({ from, to }: Readonly<{ from: string; to: string }>) {
  const t = useT()
  return (
    <>
      <label className="visually-hidden" htmlFor={from}>
        {t('form.from')}
      </label>
      <label className="visually-hidden" htmlFor={to}>
        {t('form.to')}
      </label>
    </>
  )
}
