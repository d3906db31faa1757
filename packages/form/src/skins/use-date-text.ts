import { useLanguage } from '@signet/i18n/react'
import type { date } from '../fields/date/date.ts'
import { readableDate } from '../fields/date/date-text.ts'
import type { ControlProps } from './field-view.ts'
import { useSurroundings } from './surroundings.ts'
import { useTypedText } from './use-typed-text.ts'

const lengths = { year: 4, month: 7, day: 10, minute: 16, second: 19 } as const

/** A text box over a date: ISO while typing, as the reader's language writes it otherwise. */
export function useDateText({ path, settings, value, onChange, onLeave }: ControlProps<typeof date>) {
  const { store } = useSurroundings()
  const { locale } = useLanguage()
  return useTypedText({
    shown: value === null ? '' : readableDate(value, settings.precision, locale),
    plain: (value ?? '').replace('T', ' ').slice(0, lengths[settings.precision]),
    isReadable: store.field(path).reading().problem === undefined,
    onText: onChange,
    onLeave,
  })
}
