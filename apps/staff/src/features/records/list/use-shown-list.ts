import { type Selection, useSelection } from '../../../lib/use-selection.ts'
import { useLines } from '../lines/use-lines.ts'
import { type RecordRow, type RecordSearch, useSummary } from '../queries.ts'
import { searchOf } from './asked.ts'
import type { ShownList } from './more-entry.ts'
import { shownColumns } from './shown-columns.ts'
import { useAsked } from './use-asked.ts'
import type { Opening } from './use-opening.ts'

/** A list while somebody looks at it: what is asked, what came, what is ticked. */
export function useShownList(opening: Opening) {
  const { config } = opening
  const { asked, ask } = useAsked(opening)
  const search = searchOf(asked)
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
    columns: shownColumns(config, asked.columns),
    // The lines of a tree are those of its top; people count what lies below, too.
    total: isTree ? countOf(summary.data, tab) : lines.total,
    selection,
    ask,
  }
  return { asked, lines, summary, list }
}

type Summary = NonNullable<ReturnType<typeof useSummary>['data']>

function countOf(summary: Summary | undefined, tab: RecordSearch['tab']): number | undefined {
  if (tab === undefined) return summary?.total
  return summary?.tabs.find(({ value }) => value === tab)?.count
}
