import type { FieldKindName } from '@signet/form'
import { addField, type Place } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { useDesigner } from './designer-context.ts'
import { placeAfter } from './designer-state.ts'

/**
 * Adds a field of a kind at a position, or after the selection; inside, when a layout or sub-table is
 * selected.
 */
export function useAddField(): (kind: FieldKindName, place?: Place) => void {
  const t = useT()
  const { form, state, tell } = useDesigner()
  return (kind, place = placeAfter(form, state.selected.at(-1))) => {
    const label = t(`${kind}.title`)
    tell({ deed: 'edit', edit: (draft) => addField(draft, { kind, label, place }) })
  }
}
