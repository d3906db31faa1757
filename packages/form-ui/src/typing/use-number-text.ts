import { type number, plainNumber, readableDecimal } from '@signet/form/kinds'

import type { ControlProps } from '../form/field-view.ts'
import { useSurroundings } from '../form/surroundings.ts'
import { useTypedText } from './use-typed-text.ts'

/** A text box over an exact decimal: plain while typing, with separators and all its places otherwise. */
export function useNumberText({ path, settings, value, onChange, onLeave }: ControlProps<typeof number>) {
  const { store } = useSurroundings()
  const { precision, thousands } = settings
  return useTypedText({
    shown: value === null ? '' : readableDecimal(value, { places: precision, thousands }),
    plain: value ?? '',
    isReadable: store.field(path).reading().problem === undefined,
    onText: (text) => onChange(plainNumber(text)),
    onLeave,
  })
}
