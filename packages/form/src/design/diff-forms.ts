import { canonicalJson, longestRise } from '@signet/std'
import type { FieldDefinition } from '../definition/field-definition.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import { everyField, type PlacedField } from './tree.ts'

/** One difference between two versions of a form. `parts` names what changed: `label`, `required`, `settings.max`. */
export type Difference = Readonly<
  { path: string; field: FieldDefinition } & (
    | { change: 'added' | 'removed' | 'moved' }
    | { change: 'changed'; parts: readonly string[] }
  )
>

/** Returns the changes between two versions, field by field in the order of the newer form, removed fields last. */
export function diffForms(before: FormDefinition, after: FormDefinition): Difference[] {
  const old = new Map(everyField(before.fields).map((placed) => [placed.path, placed]))
  const now = everyField(after.fields)
  const left = new Set(now.map(({ path }) => path))
  const moved = movedPaths(
    [...old.keys()].filter((path) => left.has(path)),
    now,
    old,
  )

  return [
    ...now.flatMap((placed) => differencesOf(old.get(placed.path), placed, moved)),
    ...[...old.values()]
      .filter(({ path }) => !left.has(path))
      .map(({ path, field }) => ({ path, field, change: 'removed' }) as const),
  ]
}

function differencesOf(
  before: PlacedField | undefined,
  { path, field }: PlacedField,
  moved: ReadonlySet<string>,
): Difference[] {
  if (!before) return [{ path, field, change: 'added' }]
  const parts = changedParts(before.field, field)
  return [
    ...(moved.has(path) ? [{ path, field, change: 'moved' } as const] : []),
    ...(parts.length > 0 ? [{ path, field, change: 'changed', parts } as const] : []),
  ]
}

function changedParts(before: FieldDefinition, after: FieldDefinition): string[] {
  const { fields: _old, slot: _oldSlot, settings: oldSettings, ...old } = before
  const { fields: _new, slot: _newSlot, settings, ...now } = after
  return [...changedNames(old, now), ...changedNames(oldSettings, settings).map((name) => `settings.${name}`)]
}

function changedNames(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => jsonOf(before[name]) !== jsonOf(after[name]))
}

function jsonOf(value: unknown): string {
  return value === undefined ? '' : canonicalJson(value)
}

/** Fields in another layout, or outside the longest run of fields that kept their order. */
function movedPaths(
  kept: readonly string[],
  now: readonly PlacedField[],
  old: ReadonlyMap<string, PlacedField>,
): ReadonlySet<string> {
  const order = new Map(kept.map((path, at) => [path, at]))
  const stayed = new Set(longestRise(now.flatMap(({ path }) => order.get(path) ?? [])))
  const elsewhere = now.filter(({ path, place }) => {
    const before = old.get(path)?.place
    return before !== undefined && (before.inside !== place.inside || before.slot !== place.slot)
  })
  return new Set([...kept.filter((_, at) => !stayed.has(at)), ...elsewhere.map(({ path }) => path)])
}
