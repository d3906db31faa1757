import {
  type color,
  type date,
  type number,
  placesOf,
  plainDate,
  plainNumber,
  readableDate,
  readableDecimal,
  readTypedDate,
  type time,
} from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import { useState } from 'react'
import type { ControlProps } from '../form/field-view.ts'
import { useFormContext } from '../form/surroundings.ts'

type TypedText = Readonly<{
  /** The formatted value while not typing. */
  shown: string
  /** The text when typing starts. */
  plain: string
  isReadable: boolean
  onText: (text: string) => void
  onLeave: () => void
}>

/**
 * A text box for a structured value (a number, a date). Typed text stays as typed; on leaving it is formatted, or kept
 * when unreadable so that it can be corrected.
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
    /** Drops the typed text after a choice in a wheel or calendar. */
    forget: () => setTyped(null),
  }
}

/** A text box for a color. */
export function useColorText({ path, value, onChange, onLeave }: ControlProps<typeof color>) {
  const { store } = useFormContext()
  return useTypedText({
    shown: value ?? '',
    plain: value ?? '',
    isReadable: store.field(path).reading().problem === undefined,
    onText: onChange,
    onLeave,
  })
}

/** A text box for a date: as people write it while typing, otherwise in the reader's format. */
export function useDateText({ path, settings, value, onChange, onLeave }: ControlProps<typeof date>) {
  const { store, environment } = useFormContext()
  const { locale } = useLanguage()
  return useTypedText({
    shown: value === null ? '' : readableDate(value, settings.precision, locale),
    plain: plainDate(value ?? '', settings.precision, locale),
    isReadable: store.field(path).reading().problem === undefined,
    onText: (text) => onChange(readTypedDate(text, environment.now())),
    onLeave,
  })
}

/** A text box for an exact decimal: plain while typing, otherwise with separators and all decimals. */
export function useNumberText({ path, settings, value, onChange, onLeave }: ControlProps<typeof number>) {
  const { store } = useFormContext()
  const { thousands } = settings
  const places = placesOf(settings)
  return useTypedText({
    shown: value === null ? '' : readableDecimal(value, { places, thousands }),
    plain: value ?? '',
    isReadable: store.field(path).reading().problem === undefined,
    onText: (text) => onChange(plainNumber(text)),
    onLeave,
  })
}

/** A text box for a time of day. */
export function useTimeText({ path, value, onChange, onLeave }: ControlProps<typeof time>) {
  const { store } = useFormContext()
  return useTypedText({
    shown: value ?? '',
    plain: value ?? '',
    isReadable: store.field(path).reading().problem === undefined,
    onText: onChange,
    onLeave,
  })
}
