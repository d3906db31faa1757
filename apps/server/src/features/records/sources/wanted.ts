import { type ListSort, type Predicate, readByActions, recordsFor } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../models/index.ts'
import { keyOf } from '../shown/seen-values.ts'
import type { Wanted } from './select-store.ts'
import { sortKeys } from './sort-keys.ts'

type Ask = Readonly<{ records: Predicate; sort?: readonly ListSort[] | undefined }>

/** What to select for a list: the columns that it shows, and what its actions look at. */
export function wantedForList(asking: AskingModel, opened: OpenedModel, { records, sort }: Ask): Wanted {
  const { list } = opened.access
  const shown = [...list.fields.values()].flatMap((field) => (field.from === 'form' ? [keyOf(field)] : []))
  return {
    ...wanted(asking, opened, records),
    keys: sortKeys(opened.access, sort, asking.caller.locale),
    fields: new Set([...shown, ...readByActions(list)]),
    withCases: true,
    ...(list.definition.tree && { withChildren: recordsFor(opened.access) }),
  }
}

/** What to select to look at records as a whole. */
export function wanted(
  { actor, caller: { locale }, server }: AskingModel,
  { model, access }: OpenedModel,
  records: Predicate,
): Wanted {
  const { personId } = actor
  return { model, access, records, keys: [], personId, timeZone: server.timeZone, locale }
}
