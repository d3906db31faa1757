import type { FlowCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { AppTile, Link } from '@signet/ui'
import { launchHref } from '../approvals/index.ts'
import { FavouriteStar } from './favourite-star.tsx'
import styles from './flow-line.module.css'

/** A flow to launch, with its star. */
export function FlowLine({ flow }: Readonly<{ flow: FlowCard }>) {
  const t = useT()
  return (
    <li className={styles.line}>
      <Link href={launchHref(flow.id)} className={styles.link} data-testid="launchable-flow">
        <AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={40} />
        <span className={styles.text}>
          <span className={styles.name}>{flow.name}</span>
          {flow.timesUsed > 0 && (
            <span className={styles.note}>{t('approval-lists.timesUsed', { count: flow.timesUsed })}</span>
          )}
        </span>
      </Link>
      <FavouriteStar flow={flow} />
    </li>
  )
}
