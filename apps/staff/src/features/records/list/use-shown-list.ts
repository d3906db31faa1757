import { type Selection, useSelection } from '../../../kit/lists/use-selection.ts'
import { type RecordRow, type RecordSearch, useSummary } from '../queries.ts'
import { searchOf } from '../search/list-query.ts'
import { type LoadedList, useListQuery } from '../search/use-list-query.ts'
import type { ShownList } from './more-entry.ts'
import { shownColumns } from './shown-columns.ts'
import { useLines } from './use-lines.ts'

/** The state of a displayed list: search, result and selection. */
export function useShownList(opening: LoadedList) {
  const { config } = opening
  const { asked: listQuery, ask } = useListQuery(opening)
  const search = searchOf(listQuery)
  const lines = useLines(config, search)
  const { tab, sort: _sort, ...untabbed } = search
  const { tabs, sums } = config.list
  const { isTree } = lines
  const summary = useSummary(config.id, untabbed, isTree || tabs !== undefined || sums.length > 0)
  const selection: Selection<RecordRow> = useSelection(
    ({ id }) => id,
    `${config.id} ${JSON.stringify(search)}`,
  )
  const list: ShownList = {
    config,
    search,
    columns: shownColumns(config, listQuery.columns),
    // A tree loads only its top lines; the total counts all levels.
    total: isTree ? countOf(summary.data, tab) : lines.total,
    selection,
    ask,
  }
  return { asked: listQuery, lines, summary, list }
}

type Summary = NonNullable<ReturnType<typeof useSummary>['data']>

function countOf(summary: Summary | undefined, tab: RecordSearch['tab']): number | undefined {
  if (tab === undefined) return summary?.total
  return summary?.tabs.find(({ value }) => value === tab)?.count
}
