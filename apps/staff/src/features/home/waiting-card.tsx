import { useT } from '@signet/i18n/react'
import { Link } from '@signet/ui'
import { ChevronRight } from 'lucide-react'
import { useCounts } from './queries.ts'
import { useWaitingHref } from './use-waiting-href.ts'
import styles from './waiting-card.module.css'

/** Holds the line that the answer will stand on. */
const notYetKnown = '\u00a0'

/** How much waits for me, in one number, and the way to it. */
export function WaitingCard() {
  const t = useT()
  const { data: counts } = useCounts()
  const waiting = counts ? counts.toSign + counts.toDo + counts.doing : null
  const href = useWaitingHref()

  return (
    <Link href={href} className={styles.card}>
      <span className={styles.figure}>{waiting ?? '–'}</span>
      <span className={styles.text}>
        <strong>{t('home.waiting.title')}</strong>
        <span className={styles.note}>
          {counts
            ? t(waiting === 0 ? 'home.waiting.none' : 'home.waiting.hint', {
                launched: counts.launchedRunning,
              })
            : notYetKnown}
        </span>
      </span>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </Link>
  )
}
