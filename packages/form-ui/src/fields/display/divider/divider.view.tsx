import type { divider } from '@signet/form/kinds'
import type { DisplayView, ShowProps } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './divider.module.css'

/** A separator has no content for screen readers, so the text is between two decorative lines. */
function DividerShow({ settings }: ShowProps<typeof divider>) {
  const words = useWords()
  const { content, position, line } = settings
  const said = words(content)
  if (said === '') return <hr className={styles.line} data-line={line} />

  return (
    <p className={styles.words} data-line={line} data-position={position}>
      {said}
    </p>
  )
}

export const dividerView: DisplayView<typeof divider> = { Show: DividerShow }
