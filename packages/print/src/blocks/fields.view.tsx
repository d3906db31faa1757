import type { BlockView } from '../react/block-view.ts'
import { FieldGrid, RowsTable } from '../react/record-values.tsx'
import { type Stretch, stretchesOf } from '../sheet-lines.ts'
import styles from './fields.module.css'
import { type FieldsBlock, linesOf } from './fields.ts'

export const fieldsView: BlockView<FieldsBlock> = ({ block, record, context: formulaContext }) => {
  return stretchesOf(linesOf(block, record)).map((stretch, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a record that is only read
    <StretchView key={at} stretch={stretch} block={block} context={formulaContext} />
  ))
}

type StretchProps = Readonly<{
  stretch: Stretch
  block: FieldsBlock
  context: Parameters<typeof fieldsView>[0]['context']
}>

function StretchView({ stretch, block, context: formulaContext }: StretchProps) {
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
