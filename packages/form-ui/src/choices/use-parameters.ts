import { useSurroundings } from '../form/surroundings.ts'
import { useSignal } from '../form/use-signal.ts'

/** What decides the choices of the field at a path, by name. */
export function useParameters(path: string): Readonly<Record<string, unknown>> {
  const { store } = useSurroundings()
  return useSignal(store.field(path).parameters)
}
