import type { AskingModel } from '../../models/index.ts'
import type { Cell, SheetRows } from '../../sheets/index.ts'
import { exportBatches } from './export-batches.ts'
import { exported } from './exported.ts'
import { linesAfter } from './import-row-store.ts'
import { openImportable } from './importable.ts'
import { ownImport } from './own-import.ts'
import { problemWords } from './problem-words.ts'
import type { SheetAsked } from './sheet-asked.ts'
import { sheetHeadings } from './sheet-headings.ts'

export type Sheet = Readonly<{ name: string; format: 'xlsx' | 'csv'; batches: SheetRows }>

/** What stands in a sheet that somebody has a link to, judged anew. */
export async function sheetBatches(asking: AskingModel, sheet: SheetAsked): Promise<Sheet> {
  const { format } = sheet.asked
  switch (sheet.kind) {
    case 'export': {
      const what = await exported(asking, sheet.asked)
      return { name: what.opened.model.name, format, batches: exportBatches(asking, sheet.asked, what) }
    }
    case 'template': {
      const { seen, fields } = await openImportable(asking, sheet.asked.modelId)
      const { locale } = asking.caller
      const names = sheetHeadings(seen, { locale, t: asking.server.words.t(locale) })
      const headings = fields.map(
        ({ path, definition: { required } }) => `${required ? '*' : ''}${names.get(path)}`,
      )
      return { name: seen.model.name, format, batches: once([headings]) }
    }
    case 'errors': {
      const { row, importable } = await ownImport(asking, sheet.asked)
      const words = problemWords(asking, importable.opened.model.form)
      return { name: row.fileName, format, batches: badLines(asking, row, words) }
    }
  }
}

async function* once(rows: readonly (readonly Cell[])[]): SheetRows {
  yield rows
}

const atOnce = 500
type Import = Awaited<ReturnType<typeof ownImport>>['row']

/** The rows with problems as they were, and beside them what is wrong; the sheet can be corrected and read in again. */
async function* badLines(
  asking: AskingModel,
  { id, headings }: Import,
  words: ReturnType<typeof problemWords>,
): SheetRows {
  const t = asking.server.words.t(asking.caller.locale)
  yield [[...(headings ?? []), t('record-sheets.errors.heading')]]
  for (let after = 0; ; ) {
    const lines = await linesAfter(asking.tx, { importId: id, after, limit: atOnce, only: 'bad' })
    yield lines.map(({ cells, problems }) => [...cells, problems.map(words).join(' ')])
    const last = lines.at(-1)
    if (!last || lines.length < atOnce) return
    after = last.number
  }
}
