import { Fragment, type ReactNode } from 'react'
import { signaturesView, timelineView } from '../blocks/approval-blocks.view.tsx'
import { codeView } from '../blocks/code.view.tsx'
import { fieldsView } from '../blocks/fields.view.tsx'
import { imageView } from '../blocks/image.view.tsx'
import type { BlockKindName, PrintBlock } from '../blocks/index.ts'
import { dividerView, spaceView, textView } from '../blocks/plain-blocks.view.tsx'
import { tableView } from '../blocks/table.view.tsx'
import { linesOfBlocks, twelfthsOf } from '../lines-of-blocks.ts'
import type { PrintTemplate } from '../print-template.ts'
import type { PrintTexts } from '../print-texts.ts'
import type { PrintedRecord } from '../printed-record.ts'
import type { BlockView, PrintContext } from './block-view.ts'
import styles from './record-blocks.module.css'

export type Frame = (block: PrintBlock, drawn: ReactNode) => ReactNode

export type RecordBlocksProps = Readonly<{
  template: PrintTemplate
  record: PrintedRecord
  printTexts: PrintTexts
  context: PrintContext
  frame?: Frame
}>

/** The blocks of a record, side by side where they fit. */
export function RecordBlocks({
  template,
  record,
  printTexts,
  context: formulaContext,
  frame = asItIs,
}: RecordBlocksProps) {
  const drawn = (block: PrintBlock) => {
    const View = viewOf(block)
    return frame(
      block,
      <View block={block} record={record} printTexts={printTexts} context={formulaContext} />,
    )
  }
  return linesOfBlocks(template.blocks).map((line) => {
    const [first] = line
    if (!first) return null
    const breaks = {
      'data-new-page': first.newPage || undefined,
      'data-together': line.length > 1 || first.keepTogether || undefined,
    }
    if (line.length === 1 && first.width === 'full')
      return (
        <div key={first.id} className={styles.block} {...breaks}>
          {drawn(first)}
        </div>
      )
    return (
      <div key={first.id} className={styles.line} {...breaks}>
        {line.map((block) => (
          <div key={block.id} className={styles.cell} style={{ gridColumn: `span ${twelfthsOf(block)}` }}>
            {drawn(block)}
          </div>
        ))}
      </div>
    )
  })
}

function asItIs(block: PrintBlock, drawn: ReactNode): ReactNode {
  return <Fragment key={block.id}>{drawn}</Fragment>
}

type Views = { [Name in BlockKindName]: BlockView<Extract<PrintBlock, { kind: Name }>> }

const views: Views = {
  text: textView,
  fields: fieldsView,
  table: tableView,
  code: codeView,
  image: imageView,
  divider: dividerView,
  space: spaceView,
  signatures: signaturesView,
  timeline: timelineView,
}

/** Returns the view of a block's kind. */
function viewOf({ kind }: PrintBlock): BlockView<PrintBlock> {
  return views[kind] as BlockView<PrintBlock>
}
