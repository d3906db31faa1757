import { useState } from 'react'

type TypedText = Readonly<{
  /** How the stored value looks while nobody types. */
  shown: string
  /** How it looks when somebody starts to type. */
  plain: string
  isReadable: boolean
  onText: (text: string) => void
  onLeave: () => void
}>

/**
 * A text box over a value with a form of its own (a number, a date): while typing, the text is the person's; on
 * leaving, it becomes the readable form, or stays when it could not be read, so that it can be corrected.
 */
export function useTypedText({ shown, plain, isReadable, onText, onLeave }: TypedText) {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    value: typed ?? shown,
    onFocus: () => setTyped((before) => before ?? plain),
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value)
      onText(event.target.value)
    },
    onBlur: () => {
      if (isReadable) setTyped(null)
      onLeave()
    },
    /** For another way to choose (a wheel, a calendar): what was typed no longer counts. */
    forget: () => setTyped(null),
  }
}
