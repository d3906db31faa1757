import type { BlockView } from '../../react/block-view.ts'
import styles from './text.module.css'
import type { TextBlock } from './text.ts'

const elements = { title: 'h2', heading: 'h3', body: 'p', note: 'p' } as const

export const textView: BlockView<TextBlock> = ({ block: { text, look, align }, teller }) => {
  const Element = elements[look]
  return (
    <Element className={styles.text} data-look={look} data-align={align}>
      {teller.say(text)}
    </Element>
  )
}
