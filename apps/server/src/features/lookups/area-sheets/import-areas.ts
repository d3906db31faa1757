import type { contract, HandlerOutput } from '@signet/contract'
import type { Call, ReadCall } from '../../../http/serve.ts'
import { readSheetLines, type SheetLine } from '../../company/organization-sheets/index.ts'
import { lockedAtlas, openCompanyAtlas, saveChanges } from '../areas/index.ts'
import { areaColumns, areaHeading } from './area-batches.ts'
import { type AreaPlan, planAreas } from './plan-areas.ts'

type Preview = typeof contract.areaAdministration.preview
type Import = typeof contract.areaAdministration.import

export async function previewAreaImport(call: Call<Preview>): Promise<HandlerOutput<Preview>> {
  const lines = await readLines(call, call.input.fileId)
  return answerOf(call, lines, planAreas(await openCompanyAtlas(call.tx), lines))
}

/** Plans again with the areas as they are now, and writes all right rows or, on a fault, none. */
export async function importAreas(call: Call<Import>): Promise<HandlerOutput<Import>> {
  const { input, tx, now, actor } = call
  const lines = await readLines(call, input.fileId)
  const atlas = await lockedAtlas(tx, actor.tenant)
  const plan = planAreas(atlas, lines)
  const rows = plan.areas.map(({ row }) => row)
  if (rows.length > 0) await saveChanges(tx, rows, { atlas, now, personId: actor.personId })
  return answerOf(call, lines, plan)
}

function readLines(call: ReadCall, fileId: string): Promise<readonly SheetLine[]> {
  const columnsIn = (headings: readonly string[]) => areaColumns(call.server, headings)
  return readSheetLines(call, { fileId, nameHeadings: [], columnsIn })
}

const mostShown = 200

function answerOf(
  { server, caller: { locale } }: Pick<ReadCall, 'server' | 'caller'>,
  lines: readonly SheetLine[],
  { areas, unchanged, notes }: AreaPlan,
) {
  const t = server.words.t(locale)
  const wrong = notes.all()
  const added = areas.filter(({ isNew }) => isNew).length
  return {
    rows: lines.length,
    added,
    changed: areas.length - added,
    unchanged,
    wrong: notes.count(),
    wrongCells: wrong.slice(0, mostShown).map(({ row, column, value, reason, params = {} }) => ({
      row,
      column: areaHeading(server, locale, column),
      value: value.slice(0, 200),
      reason: t(`area-sheets.wrong.${reason}`, params),
    })),
    wrongCellCount: wrong.length,
  }
}
