import type { RefusalCode, ViewSettings } from '@signet/contract'
import { type Access, canAsk, canSort, fieldFor, recordsWithWords } from '@signet/list'
import { Refusal } from '@signet/std'
import type { AskingModel, OpenedModel } from '../../records/models/index.ts'
import { predicateOfQuestion, valueIs, wantedForList } from '../records/index.ts'

type Filter = NonNullable<ViewSettings['filter']>

/** Drops the parts of a view whose field was removed or is hidden from its reader, without a message. */
export function keepVisibleParts(access: Access, query: ViewSettings): ViewSettings {
  const { words, filter, tab, sort, columns } = query
  const own = {
    filter: filter && keepVisibleConditions(access, filter),
    sort: sort?.filter(({ field }) => canSort(access, field)),
    columns: columns?.filter(({ field }) => isColumn(access, field)),
  }
  return {
    ...(words && recordsWithWords(access, words) && { words }),
    ...(own.filter && own.filter.conditions.length > 0 && { filter: own.filter }),
    ...(tab !== undefined && hasTab(access, tab) && { tab }),
    ...(own.sort && own.sort.length > 0 && { sort: own.sort }),
    ...(own.columns && own.columns.length > 0 && { columns: own.columns }),
  }
}

function keepVisibleConditions(access: Access, { match, conditions }: Filter): Filter {
  return {
    match,
    conditions: conditions.flatMap((part): Filter['conditions'] => {
      if (!('conditions' in part)) return canAsk(access, part) ? [part] : []
      const inner = keepVisibleConditions(access, part)
      return inner.conditions.length > 0 ? [inner] : []
    }),
  }
}

/** Whether this person sees the list column on at least one record. */
function isColumn(access: Access, path: string): boolean {
  const { columns } = access.list.definition
  return columns.some(({ field }) => field === path) && fieldFor(access, path) !== undefined
}

function hasTab(access: Access, tab: NonNullable<ViewSettings['tab']> | null): boolean {
  const { tabs } = access.list.definition
  return tabs !== undefined && canAsk(access, valueIs({ access }, tabs.field, tab))
}

/** Returns the view's query without empty parts. Refuses what the list itself refuses its owner. */
export function checkQuery(asking: AskingModel, opened: OpenedModel, query: ViewSettings): ViewSettings {
  const { sort, columns = [], ...question } = query
  wantedForList(asking, opened, { records: predicateOfQuestion(asking, opened, question), sort })

  const unknown = columns.find(({ field }) => !isColumn(opened.access, field))
  if (unknown) throw new Refusal<RefusalCode>('list.unknownField', { field: unknown.field })
  return keepVisibleParts(opened.access, query)
}
