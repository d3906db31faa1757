import type { ViewAsks } from '@signet/contract'
import { type Access, fieldFor, mayAsk, maySort, worded } from '@signet/list'
import { valueIs } from '../records/index.ts'

type Filter = NonNullable<ViewAsks['filter']>

/**
 * What of a view its reader may ask today. A field that left the list, or that is not for him, takes its part of the
 * view along and nothing is told of it; everything else stays.
 */
export function keptAsks(access: Access, asks: ViewAsks): ViewAsks {
  const { words, filter, tab, sort, columns } = asks
  const own = {
    filter: filter && keptFilter(access, filter),
    sort: sort?.filter(({ field }) => maySort(access, field)),
    columns: columns?.filter(({ field }) => isColumn(access, field)),
  }
  return {
    ...(words && worded(access, words) && { words }),
    ...(own.filter && own.filter.conditions.length > 0 && { filter: own.filter }),
    ...(tab !== undefined && hasTab(access, tab) && { tab }),
    ...(own.sort && own.sort.length > 0 && { sort: own.sort }),
    ...(own.columns && own.columns.length > 0 && { columns: own.columns }),
  }
}

function keptFilter(access: Access, { match, conditions }: Filter): Filter {
  return {
    match,
    conditions: conditions.flatMap((part): Filter['conditions'] => {
      if (!('conditions' in part)) return mayAsk(access, part) ? [part] : []
      const inner = keptFilter(access, part)
      return inner.conditions.length > 0 ? [inner] : []
    }),
  }
}

/** A column of the list that this person may see on some record. */
export function isColumn(access: Access, path: string): boolean {
  const { columns } = access.list.definition
  return columns.some(({ field }) => field === path) && fieldFor(access, path) !== undefined
}

function hasTab(access: Access, tab: NonNullable<ViewAsks['tab']> | null): boolean {
  const { tabs } = access.list.definition
  return tabs !== undefined && mayAsk(access, valueIs({ access }, tabs.field, tab))
}
