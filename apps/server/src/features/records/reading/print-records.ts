import { contract } from '@signet/contract'
import { sheetLines, visibleValues } from '@signet/form'
import { highestRights, listField, type Rights, rightsOn, systemPaths } from '@signet/list'
import type { PrintedRecord } from '@signet/print'
import { printedTimeline } from '../../../cases/reading/printed-timeline.ts'
import { serve } from '../../../http/serve.ts'
import { type AskingModel, fieldLabel, type OpenedModel, openAccess } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { type RecordReader, readerOf, systemText } from '../shown/system-value.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { compileFormulas } from '../writing/answers-to.ts'
import { refuseUnlessMayPress } from '../writing/refuse-unless.ts'
import { loadRows } from './load-rows.ts'

export const printRecords = serve(contract.records.print, async (call) => {
  const { modelId, ids, formulas, withEmpty, withTimeline } = call.input
  const opened = await openAccess(call, modelId)
  refuseUnlessMayPress(opened, 'print')
  const { form } = opened.model
  const rows = await loadRows(call, opened, ids)
  const sheets = rows.flatMap((row) => {
    const rights = rightsOn(opened.access, row.met)
    return rights.may('print')
      ? [{ row, rights, values: visibleValues(form, row.values, rights.fields) }]
      : []
  })
  const records = sheets.map(({ values }) => values)
  const names = await namesOf(call, { form, records, context: opened.viewer.context })
  const reader = readerOf(call, opened)
  const answer = compileFormulas(
    formulas,
    { form, rights: highestRights(opened.access), around: opened.viewer.context },
    reader,
  )
  const timelines = withTimeline ? await timelinesOf(call, sheets) : noTimelines
  return {
    list: sheets.map(({ row, rights, values }) => ({
      id: row.id,
      lines: sheetLines(form, values, {
        reader: { locale: reader.locale, names },
        rights: rights.fields,
        withEmpty,
      }),
      system: systemLines(opened, row, rights, reader),
      answers: answer(values),
      timeline: timelines.get(row.id) ?? [],
    })),
  }
})

const noTimelines: ReadonlyMap<string, PrintedRecord['timeline']> = new Map()

async function timelinesOf(call: AskingModel, sheets: readonly Readonly<{ row: FoundRow }>[]) {
  const timelines = new Map<string, PrintedRecord['timeline']>()
  for (const { row } of sheets)
    if (row.caseId !== null) timelines.set(row.id, await printedTimeline(call, row.caseId))
  return timelines
}

function systemLines({ model }: OpenedModel, row: FoundRow, { seesColumn }: Rights, reader: RecordReader) {
  return systemPaths
    .filter((path) => seesColumn(path) && (path !== '$status' || model.hasFlow))
    .map((path) => {
      const field = listField(model.form, path)
      return { path, label: field ? fieldLabel(field, reader) : '', text: systemText(path, row, reader) }
    })
}
