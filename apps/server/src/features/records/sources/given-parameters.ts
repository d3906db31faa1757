import type { FormPlan } from '@signet/form'
import { type Access, fieldFor, type Predicate, whereSeen } from '@signet/list'

/** What somebody says of fields that give parameters to an interface, by the keys of the fields. */
export type Given = Readonly<Record<string, string | boolean>>

/** What a question says of them for every row that it means. */
export function givenIn(records: Predicate): Given {
  return Object.fromEntries(partsOf(records).flatMap((part) => givenBy(part) ?? []))
}

/** Does the question give parameters and ask nothing of the rows themselves? */
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

/** Are these fields that give parameters, and may this person ask by them? */
export function mayGive(access: Access, given: Given): boolean {
  return Object.keys(given).every(
    (key) =>
      access.list.form.byPath.get(key)?.definition.asks !== undefined &&
      fieldFor(access, key) !== undefined &&
      whereSeen(access, key) === undefined,
  )
}

/** The same by the names of the parameters. */
export function parametersOf({ byPath }: Pick<FormPlan, 'byPath'>, given: Given): Given {
  const named = Object.entries(given).flatMap(([key, value]) => {
    const name = byPath.get(key)?.definition.asks
    return name === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(named)
}
