import { computed } from '@preact/signals-core'
import { type FormStore, isEmptyValue, type Referent } from '@signet/form'
import { listIn, type relationAttributes } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import { useMemo } from 'react'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { Nothing } from '../../../form/nothing.tsx'
import { useFormContext } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { useChosen } from '../../../lookup/use-lookup.ts'
import { columnText } from '../../../rows/use-choose-rows.ts'

/** A stored value is shown unchanged where it is read-only; otherwise the current choice decides. */
function RelationAttributesRead(props: ReadProps<typeof relationAttributes>) {
  const { mode } = useFormContext()
  const { settings, value } = props
  return mode === 'read' && settings.stored && value !== '' ? value : <Live {...props} />
}

function Live({ path, settings, value }: ReadProps<typeof relationAttributes>) {
  const { locale } = useLanguage()
  const { of, ids, parameters } = useSiblingChoice(path, settings.of)
  const rows = useChosen(of, ids, { parameters, columns: [settings.column] })
  const texts = rows.map((row) => columnText(row, settings.column)).filter(Boolean)

  return listIn(locale, texts) || value || <Nothing />
}

export const relationAttributesView: FieldView<typeof relationAttributes> = {
  Edit: RelationAttributesRead,
  Read: RelationAttributesRead,
  Empty: RelationAttributesRead,
}

type SiblingChoice = Readonly<{
  of: Referent | undefined
  ids: readonly string[]
  parameters: Readonly<Record<string, unknown>>
}>

const nothing: SiblingChoice = { of: undefined, ids: [], parameters: {} }

/** Returns the choice in the sibling field `key` of `path`, in its row or in the form. */
function useSiblingChoice(path: string, key: string): SiblingChoice {
  const { store } = useFormContext()
  const beside = useMemo(
    () => computed(() => choiceAt(store, siblingPath(store, path, key))),
    [store, path, key],
  )
  return useSignal(beside)
}

function siblingPath({ plan }: FormStore, path: string, key: string): string | undefined {
  const [table, row] = path.split('.')
  if (row !== undefined && plan.byPath.has(`${table}.${key}`)) return `${table}.${row}.${key}`
  return plan.byPath.has(key) ? key : undefined
}

function choiceAt(store: FormStore, path: string | undefined): SiblingChoice {
  if (path === undefined) return nothing
  const { field, value, parameters } = store.field(path)
  if (isEmptyValue(value.value) || !field.kind.references) return nothing

  const [found] = Object.entries(field.kind.references(value.value, field.settings))
  if (!found) return nothing
  const [of, ids] = found as [Referent, readonly string[]]
  return { of, ids, parameters: parameters.value }
}
