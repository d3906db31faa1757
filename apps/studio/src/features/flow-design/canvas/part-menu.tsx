import type { Translate } from '@signet/i18n'
import { iconOfPart, type NewPart } from '../designer/node-faces.tsx'
import styles from './part-menu.module.css'

/** A menu entry for a part: icon, name, and one line about it. */
export function partMenuEntry(t: Translate, part: NewPart, onClick: () => void) {
  const Icon = iconOfPart(part)
  return {
    key: part.word,
    icon: <Icon size={18} aria-hidden />,
    label: (
      <span className={styles.part}>
        {t(part.word)}
        <small aria-hidden className={styles.hint}>
          {t(part.hint)}
        </small>
      </span>
    ),
    onClick,
  }
}
