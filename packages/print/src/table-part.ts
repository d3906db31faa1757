import type { RecordWithTeller } from './blocks/block-kind.ts'
import { inlinePictures, type PaperCell, type PaperPart } from './paper-part.ts'
import { type SheetLine, tableOf } from './sheet-lines.ts'

type TableChoice = Parameters<typeof tableOf>[1] & Readonly<{ numbered: boolean; repeatsHeading: boolean }>

/** The rows of a sub-table with its head, numbers and sums. */
export function tablePart(
  line: SheetLine,
  { numbered, repeatsHeading, ...choice }: TableChoice,
  { t }: Pick<RecordWithTeller, 't'>,
): PaperPart {
  const { columns, sums } = tableOf(line, choice)
  const number = (text: string, look?: PaperCell['look']): readonly PaperCell[] =>
    numbered ? [{ text, align: 'center', ...(look && { look }) }] : []
  const sideOf = (isNumber: boolean) => (isNumber ? 'end' : 'start')
  const rows = (line.rows ?? []).map((row, at) => [
    ...number(`${at + 1}`),
    ...columns.map(({ path, isNumber }): PaperCell => {
      const cell = row.find((one) => one.path === path)
      const [picture] = inlinePictures(cell?.pictures)
      return { text: cell?.text ?? '', align: sideOf(isNumber), ...(picture && { picture }) }
    }),
  ])
  const sumRow = sums && [
    ...number(t('print.total'), 'strong'),
    ...columns.map(({ path }): PaperCell => ({ text: sums.get(path) ?? '', align: 'end', look: 'strong' })),
  ]
  const head = [
    ...number(t('print.number'), 'head'),
    ...columns.map(
      ({ label, isNumber }): PaperCell => ({ text: label, align: sideOf(isNumber), look: 'head' }),
    ),
  ]
  const body = [...rows, ...(sumRow ? [sumRow] : [])]
  return {
    kind: 'grid',
    shares: sharesOf([head, ...body]),
    ...(repeatsHeading && { head }),
    rows: repeatsHeading ? body : [head, ...body],
    isRuled: true,
  }
}

/** Narrowest and widest share of a column, in half em. */
const narrowest = 6
const widest = 40

/** Relative widths by the longest text of each column. */
export function sharesOf(rows: readonly (readonly PaperCell[])[]): readonly number[] {
  const count = rows[0]?.length ?? 0
  return Array.from({ length: count }, (_, at) => {
    const longest = Math.max(...rows.map((row) => breadthOf(row[at]?.text ?? '')))
    return Math.min(Math.max(longest + 2, narrowest), widest)
  })
}

/** In half em: a Chinese character counts twice. */
function breadthOf(text: string): number {
  return Array.from(text).reduce((sum, one) => sum + (one > '\u2e80' ? 2 : 1), 0)
}
