import type { FormDefinition } from '@signet/form'
import {
  everyField,
  fieldsInside,
  findField,
  isContainer,
  mayMove,
  moveFields,
  type Place,
} from '@signet/form/design'
import type { DesignerAction } from './designer-state.ts'

type Key = Readonly<{ key: string; altKey: boolean; shiftKey: boolean }>
type OutlineState = Readonly<{ form: FormDefinition; selected: readonly string[] }>

/** The action of a key in the outline; undefined for other keys. */
export function outlineKey({ key, altKey, shiftKey }: Key, now: OutlineState): DesignerAction | undefined {
  if (key === 'Delete' || key === 'Backspace') return { deed: 'remove' }
  if (key === 'Escape') return { deed: 'select', paths: [] }
  return altKey ? moved(key, now) : walked(key, shiftKey, now)
}

function walked(
  key: string,
  isAdding: boolean,
  { form, selected }: OutlineState,
): DesignerAction | undefined {
  const paths = everyField(form.fields).map(({ path }) => path)
  const at = paths.indexOf(selected.at(-1) ?? '')
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: paths.length - 1 }[key]
  const path = next === undefined ? undefined : paths[next]
  if (path === undefined) return undefined
  return { deed: 'select', paths: [path], ...(isAdding ? { with: 'others' } : {}) }
}

/** Up and down among siblings; right into the previous layout, left out of the parent. */
function moved(key: string, { form, selected }: OutlineState): DesignerAction | undefined {
  const found = findField(form.fields, selected.at(-1) ?? '')
  const place = found && placeFor(key, form, found.place)
  if (!place || !mayMove(form.fields, selected, place)) return undefined
  return { deed: 'edit', edit: (draft) => moveFields(draft, selected, place) }
}

function placeFor(key: string, form: FormDefinition, place: Place): Place | undefined {
  const neighbours = fieldsInside(form.fields, place.inside)
  switch (key) {
    case 'ArrowUp':
      return place.at > 0 ? { ...place, at: place.at - 1 } : undefined
    case 'ArrowDown':
      return place.at < neighbours.length - 1 ? { ...place, at: place.at + 2 } : undefined
    case 'ArrowRight':
      return insideOf(neighbours[place.at - 1])
    case 'ArrowLeft':
      return behindOf(form, place.inside)
    default:
      return undefined
  }
}

function insideOf(before: FormDefinition['fields'][number] | undefined): Place | undefined {
  return before && isContainer(before) ? { inside: before.key, at: before.fields.length } : undefined
}

function behindOf(form: FormDefinition, inside: string | undefined): Place | undefined {
  const around = inside === undefined ? undefined : findField(form.fields, inside)
  return around && { ...around.place, at: around.place.at + 1 }
}
