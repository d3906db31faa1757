import styles from './colour-dot.module.css'
import type { Entry } from './queries.ts'

/** What an entry is marked with; it says nothing that words do not. */
export function ColourDot({ colour }: Readonly<{ colour: Entry['color'] }>) {
  return <span className={styles.dot} data-colour={colour} aria-hidden="true" />
}
