import { useT } from '@signet/i18n/react'
import type { PrintAround } from './block-view.ts'
import type { SheetLine } from './is-filled.ts'
import { PrintedValue } from './printed-value.tsx'
import styles from './rows-table.module.css'

type RowsTableProps = Readonly<{
  line: SheetLine
  around: PrintAround
  /** Paths of columns; all of them without any. */
  columns?: readonly string[]
  /** Paths of columns with a sum; those that the form sums without it. */
  sums?: readonly string[]
  numbered?: boolean
  repeatsHeading?: boolean
}>

/** Rows of a sub-table. The browser repeats the head on every page and keeps a row in one piece. */
export function RowsTable(props: RowsTableProps) {
  const { line, around, columns: wanted = [], numbered = true, repeatsHeading = true } = props
  const t = useT()
  const known = line.columns ?? []
  const columns =
    wanted.length === 0 ? known : wanted.flatMap((path) => known.find((one) => one.path === path) ?? [])
  const totals = (line.totals ?? []).filter(({ path, isShown }) => props.sums?.includes(path) ?? isShown)
  const isSummed = totals.some(({ path }) => columns.some((column) => column.path === path))

  return (
    <table className={styles.rows} data-repeats={repeatsHeading || undefined}>
      <thead>
        <tr>
          {numbered && <th className={styles.number}>{t('print.number')}</th>}
          {columns.map(({ path, label, isNumber }) => (
            <th key={path} scope="col" data-number={isNumber || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(line.rows ?? []).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a record that is only read
          <tr key={at}>
            {numbered && <td className={styles.number}>{at + 1}</td>}
            {columns.map(({ path, isNumber }) => {
              const cell = row.find((one) => one.path === path)
              return (
                <td key={path} data-number={isNumber || undefined}>
                  {cell && <PrintedValue value={cell} around={around} />}
                </td>
              )
            })}
          </tr>
        ))}
        {isSummed && (
          <tr className={styles.sums}>
            {numbered && <td className={styles.number}>{t('print.total')}</td>}
            {columns.map(({ path }) => (
              <td key={path} data-number>
                {totals.find((total) => total.path === path)?.text}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
