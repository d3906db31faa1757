import { sanitizeHtml } from '@signet/form'
import { useT } from '@signet/i18n/react'
import type { PrintedLine } from '../printed-record.ts'
import { gridRows, isLong, type SheetLine, tableOf } from '../sheet-lines.ts'
import type { PrintContext } from './block-view.ts'
import styles from './record-values.module.css'

type FieldGridProps = Readonly<{
  lines: readonly SheetLine[]
  columns: number
  look: 'grid' | 'plain'
  context: PrintContext
}>

/** Labels with values in columns; long values have their own row. */
export function FieldGrid({ lines, columns, look, context: formulaContext }: FieldGridProps) {
  return (
    <table className={styles.grid} data-look={look} data-columns={columns}>
      <tbody>
        {gridRows(lines, columns).map((row) => (
          <tr key={row[0]?.path} data-long={row.some(isLong) || undefined}>
            {row.map((line, at) => (
              <Pair
                key={line.path}
                line={line}
                span={at === row.length - 1 ? 2 * (columns - at) - 1 : 1}
                context={formulaContext}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type PairProps = Readonly<{ line: SheetLine; span: number; context: PrintContext }>

function Pair({ line, span, context: formulaContext }: PairProps) {
  return (
    <>
      <th scope="row">{line.label}</th>
      <td colSpan={span}>
        <PrintedValue value={line} context={formulaContext} />
      </td>
    </>
  )
}

type RowsTableProps = Readonly<{
  line: SheetLine
  context: PrintContext
  /** Paths of columns; all by default. */
  columns?: readonly string[]
  /** Paths of columns with a sum; the form's own by default. */
  sums?: readonly string[]
  numbered?: boolean
  repeatsHeading?: boolean
}>

/** Rows of a sub-table. The browser repeats the head on each page and does not split rows. */
export function RowsTable(props: RowsTableProps) {
  const { line, context: formulaContext, numbered = true, repeatsHeading = true } = props
  const t = useT()
  const { columns, sums } = tableOf(line, props)

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
                  {cell && <PrintedValue value={cell} context={formulaContext} />}
                </td>
              )
            })}
          </tr>
        ))}
        {sums && (
          <tr className={styles.sums}>
            {numbered && <td className={styles.number}>{t('print.total')}</td>}
            {columns.map(({ path }) => (
              <td key={path} data-number>
                {sums.get(path)}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}

type PrintedValueProps = Readonly<{
  value: Pick<PrintedLine, 'text' | 'html' | 'pictures'>
  context: Pick<PrintContext, 'urlOf'>
}>

/** A printed value: rich text, pictures or text. */
function PrintedValue({ value: { text, html, pictures }, context: { urlOf } }: PrintedValueProps) {
  if (html !== undefined) {
    const safe = sanitizeHtml(html, { urlOf })
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written anew by sanitizeHtml, just above
    return <div className={styles.written} dangerouslySetInnerHTML={{ __html: safe }} />
  }
  if (!pictures) return text
  return (
    <span className={styles.pictures}>
      {pictures.map((picture) => {
        const source = 'source' in picture ? picture.source : urlOf(picture.fileId)
        return <img key={source} className={styles.picture} src={source} alt="" />
      })}
    </span>
  )
}
