import type { FormDefinition } from '@signet/form'
import {
  canMoveFields,
  type FieldPlace,
  fieldsInside,
  findField,
  isContainer,
  moveFields,
} from '@signet/form/design'
import type { DesignerAction } from './designer-state.ts'

/** A form and the paths of its selected fields. */
export type SelectedFields = Readonly<{ form: FormDefinition; selected: readonly string[] }>

/** Moves the selection with an arrow key: up and down among siblings; right into the previous layout, left out of the parent. */
export function moveSelection(key: string, { form, selected }: SelectedFields): DesignerAction | undefined {
  const found = findField(form.fields, selected.at(-1) ?? '')
  const place = found && findMoveTarget(key, form, found.place)
  if (!place || !canMoveFields(form.fields, selected, place)) return undefined
  return { type: 'edit', edit: (draft) => moveFields(draft, selected, place) }
}

function findMoveTarget(key: string, form: FormDefinition, place: FieldPlace): FieldPlace | undefined {
  const neighbours = fieldsInside(form.fields, place.inside)
  switch (key) {
    case 'ArrowUp':
      return place.at > 0 ? { ...place, at: place.at - 1 } : undefined
    case 'ArrowDown':
      return place.at < neighbours.length - 1 ? { ...place, at: place.at + 2 } : undefined
    case 'ArrowRight':
      return findPositionInside(neighbours[place.at - 1])
    case 'ArrowLeft':
      return findPositionBehind(form, place.inside)
    default:
      return undefined
  }
}

function findPositionInside(before: FormDefinition['fields'][number] | undefined): FieldPlace | undefined {
  return before && isContainer(before) ? { inside: before.key, at: before.fields.length } : undefined
}

function findPositionBehind(form: FormDefinition, inside: string | undefined): FieldPlace | undefined {
  const container = inside === undefined ? undefined : findField(form.fields, inside)
  return container && { ...container.place, at: container.place.at + 1 }
}
