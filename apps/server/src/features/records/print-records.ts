import { contract } from '@signet/contract'
import { type FormRights, isHiddenByRights, printText, visibleValues } from '@signet/form'
import { rightsOn } from '@signet/list'
import { serve } from '../../http/serve.ts'
import { openAccess } from '../../models/index.ts'
import { namesOf } from '../../references/index.ts'
import { loadRows } from './load-rows.ts'
import { refuseUnlessMayPress } from './refuse-unless.ts'

export const printRecords = serve(contract.records.print, async (call) => {
  const opened = await openAccess(call, call.input.modelId)
  refuseUnlessMayPress(opened, 'print')
  const { form } = opened.model
  const rows = await loadRows(call, opened, call.input.ids)
  const sheets = rows.flatMap(({ id, met, values }) => {
    const { may, fields } = rightsOn(opened.access, met)
    return may('print') ? [{ id, fields, values: visibleValues(form, values, fields) }] : []
  })
  const records = sheets.map(({ values }) => values)
  const names = await namesOf(call, { form, records, around: opened.viewer.around })
  const reader = { locale: call.caller.locale, names }
  return {
    list: sheets.map(({ id, fields, values }) => ({
      id,
      lines: linesOf(printText(form, values, reader), fields),
    })),
  }
})

function linesOf(lines: ReturnType<typeof printText>, rights: FormRights) {
  return lines.map(({ rows, ...line }) => ({
    ...line,
    ...(rows && { rows: rows.map((row) => row.filter(({ path }) => !isHiddenByRights(rights, path))) }),
  }))
}
