import type { PlanField } from '@signet/form'
import { displayViewOf, useFormContext } from './surroundings.ts'
import { useSignal } from './use-signal.ts'
import { useWords } from './use-speaker.ts'

/** A display element; nothing while hidden. */
export function FormDisplay({ path }: Readonly<{ path: string }>) {
  const { store } = useFormContext()
  const { field, visible } = store.field(path)
  return useSignal(visible) ? <ShownDisplay field={field} /> : null
}

function ShownDisplay({ field }: Readonly<{ field: PlanField }>) {
  const { store, views } = useFormContext()
  const words = useWords()
  const parameters = useSignal(store.field(field.path).parameters)
  const { Show } = displayViewOf(views, field.kindName)
  return (
    <Show
      path={field.path}
      field={field}
      settings={field.settings as never}
      label={words(field.definition.label)}
      parameters={parameters}
    />
  )
}
