import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { ownImport } from './control-import.ts'
import { problemWords } from './import-problems.ts'
import { linesAfter, type RowProblem, type SheetLine } from './import-row-store.ts'

export const previewImport = serve(contract.recordSheets.previewImport, async (call) => {
  const { input, tx, caller, server } = call
  const { row, importable } = await ownImport(call, input)
  const { after, pageSize, only } = input
  const { lines, hasMore } = await linesAfter(tx, { importId: row.id, after, only, limit: pageSize })
  const words = problemWords(call, importable.opened.model.form)
  const columns = row.columns ?? []
  const { refusal, params } = row.failure ?? { refusal: '', params: {} }

  return {
    state: row.state,
    mode: row.mode,
    fileName: row.fileName,
    columns: (row.headings ?? []).map((heading, at) => ({ heading, path: columns[at] || null })),
    read: row.rowsRead,
    bad: row.rowsBad,
    added: row.rowsAdded,
    changed: row.rowsChanged,
    refused: row.rowsRefused,
    failure: refusal === '' ? '' : server.words.t(caller.locale)(refusal, params),
    list: lines.map((line) => lineView(line, columns, words)),
    next: hasMore ? (lines.at(-1)?.number ?? null) : null,
  }
})

function lineView(
  { number, record, cells, problems }: SheetLine,
  columns: readonly string[],
  words: (one: RowProblem) => string,
) {
  const at = (path: string) => columns.indexOf(path)
  return {
    number,
    record,
    cells: cells.map((text, index) => ({
      text,
      problem: problems
        .filter(({ path }) => at(path) === index)
        .map(words)
        .join(' '),
    })),
    problems: problems.filter(({ path }) => at(path) < 0).map(words),
  }
}
