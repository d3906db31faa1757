import { useT } from '@signet/i18n/react'
import { ChevronRight } from 'lucide-react'
import styles from './level-trail.module.css'

type LevelTrailProps = Readonly<{
  /** From the top down to the current level. */
  names: readonly string[]
  /** Goes back to the level with this many ancestors. */
  onBack: (depth: number) => void
}>

/** The position in a tree, with a way back up. */
export function LevelTrail({ names, onBack }: LevelTrailProps) {
  const t = useT()
  if (names.length === 0) return null

  return (
    <nav className={styles.trail} aria-label={t('form.trail')}>
      <button type="button" className={styles.step} onClick={() => onBack(0)}>
        {t('form.top')}
      </button>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells two of one name apart
        <span key={index} className={styles.step}>
          <ChevronRight className={styles.mark} aria-hidden="true" />
          {index === names.length - 1 ? (
            <span aria-current="location">{name}</span>
          ) : (
            <button type="button" className={styles.step} onClick={() => onBack(index + 1)}>
              {name}
            </button>
          )}
        </span>
      ))}
    </nav>
  )
}
