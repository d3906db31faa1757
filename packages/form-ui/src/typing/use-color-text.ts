import type { color } from '@signet/form/kinds'
import type { ControlProps } from '../form/field-view.ts'
import { useSurroundings } from '../form/surroundings.ts'
import { useTypedText } from './use-typed-text.ts'

/** A text box over a colour. */
export function useColorText({ path, value, onChange, onLeave }: ControlProps<typeof color>) {
  const { store } = useSurroundings()
  return useTypedText({
    shown: value ?? '',
    plain: value ?? '',
    isReadable: store.field(path).reading().problem === undefined,
    onText: onChange,
    onLeave,
  })
}
