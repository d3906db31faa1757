import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './rate.module.css'
import { type RateSettings, starsOf } from './rate.ts'

const mostInLine = 6

type StarsProps = Readonly<{
  settings: RateSettings
  stars: number
  /** What lies over one star, to press. */
  over?: (steps: readonly number[]) => ReactNode
}>

/** The stars in a row, filled as far as they were given. */
export function Stars({ settings, stars, over }: StarsProps) {
  const { max } = settings
  return (
    <span className={styles.stars} style={{ '--in-line': max > mostInLine ? Math.ceil(max / 2) : max }}>
      {starsOf(settings).map((steps, place) => (
        <span key={steps.at(-1)} className={styles.star} data-half={settings.half || undefined}>
          <Star className={styles.outline} aria-hidden="true" />
          <span className={styles.given} style={{ '--given': Math.min(1, Math.max(0, stars - place)) }}>
            <Star aria-hidden="true" />
          </span>
          {over?.(steps)}
        </span>
      ))}
    </span>
  )
}
