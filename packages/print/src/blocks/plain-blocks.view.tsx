import type { BlockView } from '../react/block-view.ts'
import styles from './plain-blocks.module.css'
import type { DividerBlock, SpaceBlock, TextBlock } from './plain-blocks.ts'

export const dividerView: BlockView<DividerBlock> = ({ block: { line } }) => (
  <hr className={styles.line} data-line={line} />
)

export const spaceView: BlockView<SpaceBlock> = ({ block: { height } }) => (
  <div style={{ height: `${height}mm` }} />
)

const elements = { title: 'h2', heading: 'h3', body: 'p', note: 'p' } as const

export const textView: BlockView<TextBlock> = ({ block: { text, look, align }, printTexts }) => {
  const Element = elements[look]
  return (
    <Element className={styles.text} data-look={look} data-align={align}>
      {printTexts.say(text)}
    </Element>
  )
}
