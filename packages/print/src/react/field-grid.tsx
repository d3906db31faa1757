import type { PrintAround } from './block-view.ts'
import styles from './field-grid.module.css'
import type { SheetLine } from './is-filled.ts'
import { PrintedValue } from './printed-value.tsx'

type FieldGridProps = Readonly<{
  lines: readonly SheetLine[]
  columns: number
  look: 'grid' | 'plain'
  around: PrintAround
}>

/** Labels with their values, so many beside each other; what is long has a row of its own. */
export function FieldGrid({ lines, columns, look, around }: FieldGridProps) {
  return (
    <table className={styles.grid} data-look={look} data-columns={columns}>
      <tbody>
        {rowsOf(lines, columns).map((row) => (
          <tr key={row[0]?.path} data-long={row.some(isLong) || undefined}>
            {row.map((line, at) => (
              <Pair
                key={line.path}
                line={line}
                span={at === row.length - 1 ? 2 * (columns - at) - 1 : 1}
                around={around}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type PairProps = Readonly<{ line: SheetLine; span: number; around: PrintAround }>

function Pair({ line, span, around }: PairProps) {
  return (
    <>
      <th scope="row">{line.label}</th>
      <td colSpan={span}>
        <PrintedValue value={line} around={around} />
      </td>
    </>
  )
}

/** In characters: more would make a narrow cell high. */
const longText = 60

function isLong({ text, html, pictures }: SheetLine): boolean {
  return html !== undefined || pictures !== undefined || text.length > longText || text.includes('\n')
}

function rowsOf(lines: readonly SheetLine[], columns: number): readonly (readonly SheetLine[])[] {
  const rows: SheetLine[][] = []
  let room = 0
  for (const line of lines) {
    const isAlone = isLong(line)
    if (isAlone || room === 0) rows.push([])
    rows.at(-1)?.push(line)
    if (isAlone) room = 0
    else room = (room === 0 ? columns : room) - 1
  }
  return rows
}
