import { compileForm, readDefinition } from '@signet/form'
import { findListMistake, type ListDefinition, readList } from '@signet/list'
import { beginHistory } from '@signet/std'
import { useDeferredValue, useMemo, useReducer } from 'react'
import { applyDesignAction } from '../../../kit/designer/apply-design-action.ts'
import { type KnownField, useKnownFields } from '../fields/known-fields.ts'
import type { SavedList } from '../queries.ts'
import type { ListDesigner } from './list-context.ts'

/** Designer state for a loaded list. Mistakes are computed with a short delay. */
export function useNewList(saved: SavedList): ListDesigner {
  const [history, tell] = useReducer(applyDesignAction<ListDefinition>, saved.definition, (raw) =>
    beginHistory(readList(raw)),
  )
  const form = useMemo(() => readDefinition(saved.form), [saved.form])
  const plan = useMemo(() => compileForm(form), [form])
  const known = useKnownFields(plan)
  const list = history.present
  const settled = useDeferredValue(list)
  const mistake = useMemo(() => findListMistake(settled, plan), [settled, plan])

  return useMemo(
    () => ({
      formId: saved.formId,
      form,
      plan,
      fields: known.filter((field) => !isAsked(field)),
      asks: known.filter(isAsked),
      list,
      history,
      tell,
      change: (part, about) => tell({ deed: 'edit', edit: (draft) => ({ ...draft, ...part }), about }),
      mistake,
    }),
    [saved.formId, form, plan, known, list, history, mistake],
  )
}

function isAsked(field: KnownField): boolean {
  return field.from === 'form' && field.field.definition.asks !== undefined
}
