import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import {
  type FieldReference,
  type FormPlan,
  listIn,
  namesOfForm,
  type ReferencedKind,
  textIn,
} from '@signet/form'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'

type PublishedForm = Readonly<{ plan: FormPlan; locale: Locale }>

/**
 * Published forms may only refer to existing things. Forms with an unpublished or withdrawn list exist,
 * since forms that refer to each other could otherwise never be published.
 * Refuses `form.namesNothing` and `form.namesMissing` with the first field and the labels of all affected
 * ones, in the publisher's language.
 */
export async function refuseLostNames(tx: Reader, { plan, locale }: PublishedForm): Promise<void> {
  const named = namesOfForm(plan)
  const known = new Map<ReferencedKind, ReadonlySet<string>>()
  for (const [thing, same] of Map.groupBy(named, (one) => one.thing))
    known.set(thing, await namesThere(tx, thing, [...new Set(same.map(({ name }) => name))]))

  const [lost, ...others] = named.filter(({ thing, name }) => !known.get(thing)?.has(name))
  if (!lost) return
  const { field, thing, name } = lost
  const rest = [...new Set(others.map((other) => labelOf(other, locale)))]
  const where = {
    field: labelOf(lost, locale),
    path: field.path,
    thing,
    count: rest.length,
    others: listIn(locale, rest),
  }
  if (name === '') throw new Refusal<RefusalCode>('form.namesMissing', where)
  throw new Refusal<RefusalCode>('form.namesNothing', { ...where, name })
}

function labelOf({ field }: FieldReference, locale: Locale): string {
  return textIn(locale, field.definition.label) || field.key
}

/** Returns those of the ids and codes that exist. Forms and flows are referred to by id only. */
async function namesThere(
  tx: Reader,
  thing: ReferencedKind,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rowsOf(tx, thing, names)
  return new Set(found.flatMap(({ id, code }) => [id, code]))
}

type Row = Readonly<{ id: string; code: string }>

function rowsOf(tx: Reader, thing: ReferencedKind, names: readonly string[]): Promise<readonly Row[]> {
  switch (thing) {
    case 'model':
      return tx.selectFrom('form').where('id', 'in', names).select(['id', 'id as code']).execute()
    case 'flow':
      return tx.selectFrom('flow').where('id', 'in', names).select(['id', 'id as code']).execute()
    case 'interface':
      return tx
        .selectFrom('dataInterface')
        .where(({ eb, or }) => or([eb('id', 'in', names), eb('code', 'in', names)]))
        .select(['id', 'code'])
        .execute()
    case 'dictionary':
    case 'billRule':
      return tx
        .selectFrom(thing)
        .where('removedAt', 'is', null)
        .where(({ eb, or }) => or([eb('id', 'in', names), eb('code', 'in', names)]))
        .select(['id', 'code'])
        .execute()
  }
}
