import type { FlowCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { AppTile, Card, Link } from '@signet/ui'
import { flowLink } from '../../lib/flow-link.ts'
import styles from './flow-shelf.module.css'

type FlowShelfProps = Readonly<{ title: string; flows: readonly FlowCard[]; moreHref?: string }>

/** Flows to launch, as tiles; nothing when there are none. */
export function FlowShelf({ title, flows, moreHref }: FlowShelfProps) {
  const t = useT()
  if (flows.length === 0) return null
  return (
    <Card
      title={title}
      action={
        moreHref && (
          <Link href={moreHref} className={styles.more} aria-label={t('home.moreOf', { title })}>
            {t('home.more')}
          </Link>
        )
      }
    >
      <ul className={styles.shelf}>
        {flows.map((flow) => (
          <li key={flow.id}>
            <Link href={flowLink({ flowId: flow.id, opType: '-1' })} className={styles.flow}>
              <AppTile icon={flow.icon} name={flow.name} seed={flow.code} />
              <span className={styles.name}>{flow.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
