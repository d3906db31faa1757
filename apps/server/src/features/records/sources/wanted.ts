import type { Locale } from '@signet/i18n'
import {
  type Access,
  fieldsReadByActions,
  type ListSort,
  listField,
  type Predicate,
  recordsFor,
  type SortKey,
  sortKeysFor,
} from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import { keyOf } from '../shown/seen-values.ts'
import type { RecordQuery } from './select-store.ts'

type QueryParts = Readonly<{ records: Predicate; sort?: readonly ListSort[] | undefined }>

/** Query of a list: the columns it shows and those its actions depend on. */
export function wantedForList(
  asking: AskingModel,
  opened: OpenedModel,
  { records, sort }: QueryParts,
): RecordQuery {
  const { list } = opened.access
  const shown = [...list.fields.values()].flatMap((field) => (field.from === 'form' ? [keyOf(field)] : []))
  return {
    ...wanted(asking, opened, records),
    keys: sortKeys(opened.access, sort, asking.caller.locale),
    fields: new Set([...shown, ...fieldsReadByActions(list)]),
    withCases: true,
    ...(list.definition.tree && { withChildren: recordsFor(opened.access) }),
  }
}

/** Query of whole records. */
export function wanted(
  { actor, caller: { locale }, server }: AskingModel,
  { model, access }: OpenedModel,
  records: Predicate,
): RecordQuery {
  const { personId } = actor
  return { model, access, records, keys: [], personId, timeZone: server.timeZone, locale }
}

/** Returns the sort keys; newest first by default. */
export function sortKeys(
  access: Access,
  wanted: readonly ListSort[] | undefined,
  locale: Locale,
): readonly SortKey[] {
  const keys = sortKeysFor(access, wanted, locale)
  if (keys.length > 0) return keys

  const field = listField(access.list.form, '$createdAt')
  return field ? [{ field, isDescending: true }] : []
}
