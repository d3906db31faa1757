import {
  type FormPlan,
  type FormValues,
  type LocalizedText,
  type Problem,
  problemSentence,
  sentenceAt,
  textIn,
} from '@signet/form'
import type { AskingModel } from '../../../records/models/index.ts'
import { readMark } from '../sent-rows.ts'
import type { RowProblem, SheetLine } from './import-row-store.ts'

type JudgedRecord = Readonly<{ number: number; marked: FormValues; problems: readonly RowProblem[] }>

/** Assigns the problems of a record to sheet rows: `lines.2.price` belongs to the row with that mark. */
export function problemLines({
  number,
  marked,
  problems,
}: JudgedRecord): readonly Pick<SheetLine, 'number' | 'problems'>[] {
  const placed = problems.map((problem) => {
    const [key = '', place, column] = problem.path.split('.')
    const rows = marked[key]
    const row: unknown = place !== undefined && Array.isArray(rows) ? rows[Number(place)] : undefined
    if (row === undefined) return { number, problem }

    const { line } = readMark((row as FormValues)['id'])
    const path = column === undefined ? key : `${key}.${column}`
    return { number: line, problem: { ...problem, path } }
  })
  const byLine = Map.groupBy(placed, (one) => one.number)
  return [...byLine].map(([line, own]) => ({ number: line, problems: own.map(({ problem }) => problem) }))
}

/** Returns a function that words a problem in the reader's language. */
export function problemWords(asking: Pick<AskingModel, 'caller' | 'server'>, form: FormPlan) {
  const { locale } = asking.caller
  const t = asking.server.words.t(locale)
  return ({ path, code, params, message }: RowProblem): string => {
    const own = message === undefined ? '' : textIn(locale, message as LocalizedText)
    if (own !== '') return own
    const field = form.byPath.get(path)
    const label = field?.definition.label ?? path
    if (code.startsWith('record-sheets.')) return t(code, { ...params, field: textIn(locale, label) })
    // The sheet shows the row number already, so the sentence omits it.
    if (field?.parent !== undefined)
      return sentenceAt({ code: code as Problem['code'], params }, textIn(locale, label), { locale, t })
    return problemSentence(form, { path, code: code as Problem['code'], params }, { locale, t })
  }
}
