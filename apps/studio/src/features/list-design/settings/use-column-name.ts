import type { ListDefinition } from '@signet/list'
import { useWord } from '../../../kit/properties/words-control.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import { namedIn } from '../fields/known-fields.ts'

type Column = ListDefinition['columns'][number]

/** The label of a column: its own, or the field's. */
export function useColumnName(): (column: Pick<Column, 'field' | 'label'>) => string {
  const words = useWord()
  const { fields } = useListDesigner()
  return ({ field, label }) => (label && words(label)) || namedIn(fields, field)
}
