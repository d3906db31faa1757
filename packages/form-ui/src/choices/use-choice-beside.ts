import { computed } from '@preact/signals-core'
import { type FormStore, isEmptyValue, type Referent } from '@signet/form'
import { useMemo } from 'react'

import { useSurroundings } from '../form/surroundings.ts'
import { useSignal } from '../form/use-signal.ts'

type Beside = Readonly<{
  of: Referent | undefined
  ids: readonly string[]
  parameters: Readonly<Record<string, unknown>>
}>

const nothing: Beside = { of: undefined, ids: [], parameters: {} }

/** What is chosen in the field `key` that stands beside the one at `path`: in its row, or in the form. */
export function useChoiceBeside(path: string, key: string): Beside {
  const { store } = useSurroundings()
  const beside = useMemo(
    () => computed(() => choiceAt(store, pathBeside(store, path, key))),
    [store, path, key],
  )
  return useSignal(beside)
}

function pathBeside({ plan }: FormStore, path: string, key: string): string | undefined {
  const [table, row] = path.split('.')
  if (row !== undefined && plan.byPath.has(`${table}.${key}`)) return `${table}.${row}.${key}`
  return plan.byPath.has(key) ? key : undefined
}

function choiceAt(store: FormStore, path: string | undefined): Beside {
  if (path === undefined) return nothing
  const { field, value, parameters } = store.field(path)
  if (isEmptyValue(value.value) || !field.kind.references) return nothing

  const [found] = Object.entries(field.kind.references(value.value, field.settings))
  if (!found) return nothing
  const [of, ids] = found as [Referent, readonly string[]]
  return { of, ids, parameters: parameters.value }
}
