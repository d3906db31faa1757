import { type Selection, useSelection } from '../../../lib/use-selection.ts'
import { useLines } from '../lines/use-lines.ts'
import { type RecordRow, useSummary } from '../queries.ts'
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
  const { tab: _tab, sort: _sort, ...untabbed } = search
  const { tabs, sums } = config.list
  const summary = useSummary(config.id, untabbed, tabs !== undefined || sums.length > 0)
  const selection: Selection<RecordRow> = useSelection(
    ({ id }) => id,
    `${config.id} ${JSON.stringify(search)}`,
  )
  const list: ShownList = {
    config,
    search,
    columns: shownColumns(config, asked.columns),
    total: lines.total,
    selection,
    ask,
  }
  return { asked, lines, summary, list }
}
