import type { FormPlan } from '@signet/form'
import { type Access, fieldFor, type Predicate, whereSeen } from '@signet/list'

/** Parameters for an interface, by field key. */
export type ParameterValues = Readonly<Record<string, string | boolean>>

/** Returns the parameters that a query fixes for all its rows. */
export function givenIn(records: Predicate): ParameterValues {
  return Object.fromEntries(partsOf(records).flatMap((part) => givenBy(part) ?? []))
}

/** Whether a query consists of parameters only. */
export function asksOnly(records: Predicate): boolean {
  return partsOf(records).every((part) => givenBy(part) !== undefined)
}

function partsOf(records: Predicate): readonly Predicate[] {
  return records.kind === 'all' ? records.of : [records]
}

function givenBy(part: Predicate): (readonly [string, string | boolean])[] | undefined {
  if (part.kind !== 'test' || part.not || part.test.is !== 'equals' || part.field.from !== 'form')
    return undefined
  const { definition, key } = part.field.field
  return definition.asks === undefined ? undefined : [[key, part.test.value]]
}

/** Whether all keys are parameter fields that this person may filter by. */
export function mayGive(access: Access, given: ParameterValues): boolean {
  return Object.keys(given).every(
    (key) =>
      access.list.form.byPath.get(key)?.definition.asks !== undefined &&
      fieldFor(access, key) !== undefined &&
      whereSeen(access, key) === undefined,
  )
}

/** Renames field keys to parameter names. */
export function parametersOf({ byPath }: Pick<FormPlan, 'byPath'>, given: ParameterValues): ParameterValues {
  const named = Object.entries(given).flatMap(([key, value]) => {
    const name = byPath.get(key)?.definition.asks
    return name === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(named)
}
