import type { RangeValue } from '@signet/form/kinds'
import type { ReactNode } from 'react'
import type { ControlProps } from '../form/field-view.ts'
import { useFormContext } from '../form/surroundings.ts'
import { useWords } from '../form/use-speaker.ts'
import { RangeBox } from './range-box.tsx'
import { SheetButton, useOpened } from './sheet-button.tsx'

type OpenedSheet = Readonly<{
  takesFocus: boolean
  onChange: (value: RangeValue) => void
  onClose: () => void
}>

type RangeEditProps = Pick<
  ControlProps,
  'id' | 'path' | 'field' | 'label' | 'isRequired' | 'isInvalid' | 'describedBy' | 'onLeave'
> &
  Readonly<{
    value: RangeValue
    onChange: (value: RangeValue) => void
    placeholder: Parameters<ReturnType<typeof useWords>>[0]
    /** The whole range, for reading. */
    text: string
    textOf: (end: string) => string
    plainOf: (end: string) => string
    /** An end as it was typed, in the form that the field checks. */
    readEnd: (text: string) => string
    icon: ReactNode
    sheet: (opened: OpenedSheet) => ReactNode
  }>

/** A range of two ends: text boxes with a keyboard, a button that opens the chooser on touch. */
export function RangeEdit(props: RangeEditProps) {
  const { pointer } = useFormContext()
  return pointer === 'fine' ? <TypedRange {...props} /> : <ChosenRange {...props} />
}

function TypedRange({ sheet, ...props }: RangeEditProps) {
  return (
    <RangeBox
      {...props}
      sheet={({ takesFocus, close }, choose) => sheet({ takesFocus, onChange: choose, onClose: close })}
    />
  )
}

function ChosenRange(props: RangeEditProps) {
  const { isOpen, toggle, close } = useOpened(props.onLeave)
  const words = useWords()
  return (
    <>
      <SheetButton {...props} isOpen={isOpen} placeholder={words(props.placeholder)} onPress={toggle}>
        {props.text}
      </SheetButton>
      {isOpen && props.sheet({ takesFocus: true, onChange: props.onChange, onClose: close })}
    </>
  )
}
