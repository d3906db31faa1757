import { type Locale, textIn } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Condition, ConditionGroup } from '../conditions/condition.ts'
import { allOf, anyOf, never, type Predicate, predicateOf } from '../conditions/predicate.ts'
import type { ListSort } from '../definition/list-definition.ts'
import type { ListField } from '../definition/list-field.ts'
import type { ListRefusal } from '../refusals.ts'
import { type Access, fieldFor, recordsShowing } from './access.ts'

/** A sort key; the record id always comes last. */
export type SortKey = Readonly<{ field: ListField; isDescending: boolean }>

/**
 * Records matching a person's conditions. Hidden fields do not exist here, and records on which a column is hidden
 * never match, so that asking reveals no value. Refuses `list.unknownField`, `list.operatorRefused`,
 * `list.valueRefused`, `list.tooManyConditions`.
 */
export function recordsMatching(access: Access, group: ConditionGroup, locale: Locale): Predicate {
  return withSeen(
    access,
    predicateOf(group, {
      field: (path) => fieldFor(access, path),
      value: ({ value }) => value,
      wrong: (condition, refusal) => refuse(access, condition, refusal, locale),
    }),
  )
}

/** Records with these words in a field of the search box; undefined when there is no such field. */
export function recordsWithWords({ list, ...access }: Access, words: string): Predicate | undefined {
  const fields = list.definition.keyword.flatMap((path) => fieldFor({ list, ...access }, path) ?? [])
  if (fields.length === 0) return undefined
  const test = { is: 'contains', text: words.trim() } as const
  const parts = fields.map((field): Predicate => ({ kind: 'test', field, test, not: false }))
  return withSeen({ list, ...access }, anyOf(parts))
}

/**
 * The requested order, or the list's own without hidden fields. Refuses `list.unknownField` and `list.notSortable`.
 */
export function sortKeysFor(
  access: Access,
  wanted: readonly ListSort[] | undefined,
  locale: Locale,
): readonly SortKey[] {
  if (!wanted || wanted.length === 0)
    return access.list.definition.sort.flatMap((sort) => sortKey(access, sort) ?? [])

  return wanted.map((sort) => {
    const field = fieldFor(access, sort.field)
    const key = sortKey(access, sort)
    if (key) return key
    throw new Refusal<ListRefusal>(field ? 'list.notSortable' : 'list.unknownField', {
      field: field ? labelOf(field, locale) : sort.field,
    })
  })
}

/** Whether the person may use this condition. */
export function canAsk(access: Access, condition: Condition): boolean {
  let isTaken = true
  predicateOf(
    { match: 'all', conditions: [condition] },
    {
      field: (path) => fieldFor(access, path),
      value: ({ value }) => value,
      wrong: () => {
        isTaken = false
        return never
      },
    },
  )
  return isTaken
}

/** Whether the person may sort by a field. */
export function canSort(access: Access, path: string): boolean {
  return sortKey(access, { field: path, direction: 'ascending' }) !== undefined
}

/** Sorting reveals something of every record, so the column must be visible on all of them. */
function sortKey(access: Access, { field: path, direction }: ListSort): SortKey | undefined {
  const field = fieldFor(access, path)
  const isOpen = field?.isSortable && recordsShowing(access, path) === undefined
  return field && isOpen ? { field, isDescending: direction === 'descending' } : undefined
}

function withSeen(access: Access, predicate: Predicate): Predicate {
  if (predicate.kind === 'all') return allOf(predicate.of.map((part) => withSeen(access, part)))
  if (predicate.kind === 'any') return anyOf(predicate.of.map((part) => withSeen(access, part)))
  if (predicate.kind !== 'test') return predicate
  const seen = recordsShowing(access, predicate.field.path)
  return seen ? allOf([seen, predicate]) : predicate
}

function refuse(access: Access, { field: path }: Condition, refusal: ListRefusal, locale: Locale): never {
  const field = fieldFor(access, path)
  throw new Refusal<ListRefusal>(refusal, { field: field ? labelOf(field, locale) : path })
}

/** System fields are labelled by path; clients name them. */
export function labelOf(field: ListField, locale: Locale): string {
  return field.from === 'form' ? textIn(locale, field.label) : field.path
}
