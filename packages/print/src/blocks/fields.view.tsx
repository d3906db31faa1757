import type { PrintedRecord } from '../printed-record.ts'
import type { BlockView } from '../react/block-view.ts'
import { FieldGrid, isFilled, RowsTable, type SheetLine } from '../react/record-values.tsx'
import styles from './fields.module.css'
import type { FieldsBlock } from './fields.ts'

export const fieldsView: BlockView<FieldsBlock> = ({ block, record, context: formulaContext }) => {
  const lines = linesOf(block, record).filter((line) => block.withEmpty || isFilled(line))
  return stretchesOf(lines).map((stretch, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a record that is only read
    <Stretch key={at} stretch={stretch} block={block} context={formulaContext} />
  ))
}

/** A heading, a sub-table, or lines of one grid. */
type Stretch = readonly [SheetLine, ...SheetLine[]]

type StretchProps = Readonly<{
  stretch: Stretch
  block: FieldsBlock
  context: Parameters<typeof fieldsView>[0]['context']
}>

function Stretch({ stretch, block, context: formulaContext }: StretchProps) {
  const [first] = stretch
  if (first.isHeading) return first.label === '' ? null : <h3 className={styles.heading}>{first.label}</h3>
  if (first.columns)
    return (
      <section className={styles.table}>
        <h4 className={styles.caption}>{first.label}</h4>
        <RowsTable line={first} context={formulaContext} />
      </section>
    )
  return <FieldGrid lines={stretch} columns={block.columns} look={block.lines} context={formulaContext} />
}

/** Chosen fields keep their chosen order. */
function linesOf({ fields }: FieldsBlock, { lines, system }: PrintedRecord): readonly SheetLine[] {
  if (fields === 'all') return lines
  const all = new Map(
    [...system, ...lines.filter(({ isHeading }) => !isHeading)].map((line) => [line.path, line]),
  )
  return fields.flatMap((path) => all.get(path) ?? [])
}

function stretchesOf(lines: readonly SheetLine[]): readonly Stretch[] {
  const stretches: [SheetLine, ...SheetLine[]][] = []
  for (const line of lines) {
    const last = stretches.at(-1)
    if (last && standsInGrid(line) && standsInGrid(last[0])) last.push(line)
    else stretches.push([line])
  }
  return stretches
}

function standsInGrid({ isHeading, columns }: SheetLine): boolean {
  return !isHeading && !columns
}
