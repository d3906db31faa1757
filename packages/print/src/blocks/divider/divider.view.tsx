import type { BlockView } from '../../react/block-view.ts'
import styles from './divider.module.css'
import type { DividerBlock } from './divider.ts'

export const dividerView: BlockView<DividerBlock> = ({ block: { line } }) => (
  <hr className={styles.line} data-line={line} />
)
