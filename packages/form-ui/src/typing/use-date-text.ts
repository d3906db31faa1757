import { type date, plainDate, readableDate } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'

import type { ControlProps } from '../form/field-view.ts'
import { useSurroundings } from '../form/surroundings.ts'
import { useTypedText } from './use-typed-text.ts'

/** A text box over a date: ISO while typing, as the reader's language writes it otherwise. */
export function useDateText({ path, settings, value, onChange, onLeave }: ControlProps<typeof date>) {
  const { store } = useSurroundings()
  const { locale } = useLanguage()
  return useTypedText({
    shown: value === null ? '' : readableDate(value, settings.precision, locale),
    plain: plainDate(value ?? '', settings.precision),
    isReadable: store.field(path).reading().problem === undefined,
    onText: onChange,
    onLeave,
  })
}
