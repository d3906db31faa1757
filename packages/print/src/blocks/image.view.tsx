import type { PrintedRecord } from '../printed-record.ts'
import type { BlockView, PrintContext } from '../react/block-view.ts'
import styles from './image.module.css'
import type { ImageBlock } from './image.ts'

export const imageView: BlockView<ImageBlock> = ({ block, record, context }) => {
  const sources = sourcesOf(block, record, context)
  if (sources.length === 0) return null
  return (
    <div className={styles.pictures} data-align={block.align}>
      {sources.map((source) => (
        <img
          key={source}
          className={styles.picture}
          src={source}
          alt=""
          style={{ height: `${block.height}mm` }}
        />
      ))}
    </div>
  )
}

function sourcesOf(
  { from, picture, field }: ImageBlock,
  { lines }: PrintedRecord,
  { urlOf }: PrintContext,
): readonly string[] {
  if (from === 'logo') return picture === '' ? [] : [picture]
  const pictures = lines.find(({ path }) => path === field)?.pictures ?? []
  return pictures.map((one) => ('source' in one ? one.source : urlOf(one.fileId)))
}
