import type { FieldDefinition, FieldKindName, FormDefinition } from '@signet/form'
import {
  copyFields,
  duplicateFields,
  type EditResult,
  everyField,
  type FieldPlace,
  findField,
  isAllowedAt,
  isContainer,
  pasteFields,
  removeFields,
} from '@signet/form/design'
import { beginHistory, type History, recordStep, redo, undo } from '@signet/std'

/** A form being designed: its history and selection. */
export type DesignerState = Readonly<{
  history: History<FormDefinition>
  /** Paths in the order of selection. Empty if the form itself is selected. */
  selected: readonly string[]
  clipboard: readonly FieldDefinition[]
}>

export type DesignerAction =
  /** Consecutive edits with the same `about` are undone together. */
  | Readonly<{ type: 'edit'; edit: (form: FormDefinition) => EditResult; about?: string }>
  /** `with` adds to the selection instead of replacing it. */
  | Readonly<{ type: 'select'; paths: readonly string[]; with?: 'others' }>
  | Readonly<{ type: 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'duplicate' | 'remove' }>

export function beginDesign(form: FormDefinition): DesignerState {
  return { history: beginHistory(form), selected: [], clipboard: [] }
}

/** Reduces the state. Removes fields from the selection that no longer exist. */
export function applyAction(state: DesignerState, action: DesignerAction): DesignerState {
  const form = state.history.present
  switch (action.type) {
    case 'edit':
      return applyEdit(state, action.edit(form), action.about)
    case 'select':
      return { ...state, selected: selectPaths(state, action.paths, action.with === 'others') }
    case 'undo':
      return keepExistingPaths({ ...state, history: undo(state.history) })
    case 'redo':
      return keepExistingPaths({ ...state, history: redo(state.history) })
    case 'copy':
      return { ...state, clipboard: copyFields(form, state.selected) }
    case 'cut':
      return applyEdit({ ...state, clipboard: copyFields(form, state.selected) }, removeSelection(state))
    case 'paste':
      return applyEdit(
        state,
        pasteFields(form, state.clipboard, findPositionAfter(form, state.selected.at(-1))),
      )
    case 'duplicate':
      return applyEdit(state, duplicateFields(form, state.selected))
    case 'remove':
      return applyEdit(state, removeSelection(state))
  }
}

/** Finds the position after a field, or the end of the form. */
export function findPositionAfter({ fields }: FormDefinition, path: string | undefined): FieldPlace {
  const found = path === undefined ? undefined : findField(fields, path)
  return found ? { ...found.place, at: found.place.at + 1 } : { at: fields.length }
}

/** Finds the place of a new field: inside a layout or sub-table that takes it, or else after the field. */
export function findPlaceToAdd(
  form: FormDefinition,
  kind: FieldKindName,
  path: string | undefined,
): FieldPlace {
  const field = path === undefined ? undefined : findField(form.fields, path)?.field
  const inside = field && isContainer(field) && { inside: field.key, at: field.fields.length }
  return inside && isAllowedAt(form.fields, { kind }, inside) ? inside : findPositionAfter(form, path)
}

/** Selects the next field, or else the previous one, so that the keyboard continues there. */
function removeSelection({ history: { present: form }, selected }: DesignerState): EditResult {
  const after = removeFields(form, selected).form
  const order = everyField(form.fields).map(({ path }) => path)
  const last = order.indexOf(selected.at(-1) ?? '')
  const left = new Set(everyField(after.fields).map(({ path }) => path))
  const next = [...order.slice(last + 1), ...order.slice(0, Math.max(last, 0)).reverse()].find((path) =>
    left.has(path),
  )
  return { form: after, selected: next === undefined ? [] : [next] }
}

function applyEdit(state: DesignerState, { form, selected }: EditResult, about?: string): DesignerState {
  if (form === state.history.present) return keepExistingPaths({ ...state, selected })
  return { ...state, history: recordStep(state.history, form, about), selected }
}

function selectPaths(
  { selected }: DesignerState,
  paths: readonly string[],
  isAdded: boolean,
): readonly string[] {
  if (!isAdded) return paths
  const rest = selected.filter((path) => !paths.includes(path))
  return rest.length < selected.length && paths.length === 1 ? rest : [...rest, ...paths]
}

function keepExistingPaths(state: DesignerState): DesignerState {
  const paths = new Set(everyField(state.history.present.fields).map(({ path }) => path))
  return { ...state, selected: state.selected.filter((path) => paths.has(path)) }
}
