import { setImmediate as turn } from 'node:timers/promises'
import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import { sheetLines, visibleValues } from '@signet/form'
import { amountInCapitals } from '@signet/i18n'
import { highestRights, listField, type Rights, rightsOn, systemPaths } from '@signet/list'
import type { PrintedRecord } from '@signet/print'
import { Refusal } from '@signet/std'
import { printedTimeline } from '../../../cases/reading/printed-timeline.ts'
import { serve } from '../../../http/serve.ts'
import { type AskingModel, fieldLabel, type OpenedModel, openAccess } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { publishedFormulas } from '../../forms/print-templates/index.ts'
import { type RecordReader, readerOf, systemText } from '../shown/system-value.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { refuseUnlessMayPress } from '../writing/refuse-unless.ts'
import { answerFormulas } from './answer-formulas.ts'
import { loadRows } from './load-rows.ts'

export const printRecords = serve(contract.records.print, async (call) => {
  const { modelId, ids, formulas, withEmpty, withTimeline } = call.input
  const opened = await openAccess(call, modelId)
  refuseUnlessMayPress(opened, 'print')
  await refuseUnpublished(call, formulas, modelId)
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
  const { tenant, personId } = call.actor
  const answers = await answerFormulas(
    { workers: call.server.workers, by: `${tenant}:${personId}`, speaker: reader },
    formulas,
    records,
    { form, rights: highestRights(opened.access), formulaContext: opened.viewer.context },
  )
  const timelines = withTimeline ? await timelinesOf(call, sheets) : noTimelines
  const list: HandlerOutput<typeof contract.records.print>['list'] = []
  for (const [at, { row, rights, values }] of sheets.entries()) {
    // Others get their turn, since a record may have thousands of rows.
    await turn()
    list.push({
      id: row.id,
      lines: sheetLines(form, values, {
        reader: { locale: reader.locale, names },
        rights: rights.fields,
        withEmpty,
        capitals: (amount, currency) => amountInCapitals(amount, reader.locale, currency),
      }),
      system: systemLines(opened, row, rights, reader),
      answers: [...(answers[at] ?? [])],
      timeline: timelines.get(row.id) ?? [],
    })
  }
  return { list }
})

/** Only administrators, who write templates, may print formulas before they are published. */
async function refuseUnpublished(
  { tx, actor }: AskingModel,
  formulas: readonly string[],
  modelId: string,
): Promise<void> {
  if (formulas.length === 0 || actor.isAdministrator) return
  const published = await publishedFormulas(tx, modelId)
  if (formulas.some((source) => !published.has(source)))
    throw new Refusal<RefusalCode>('records.formulaNotPublished')
}

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
