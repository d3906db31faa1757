import styles from './colour-dot.module.css'
import type { Entry } from './queries.ts'

/** Decorative: the colour repeats what the text says. */
export function ColourDot({ colour }: Readonly<{ colour: Entry['color'] }>) {
  return <span className={styles.dot} data-colour={colour} aria-hidden="true" />
}
