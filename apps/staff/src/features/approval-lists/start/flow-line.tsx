import type { FlowCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { AppTile, Link, sharedStyles } from '@signet/ui'
import { Star } from 'lucide-react'
import { launchHref } from '../../../kit/links/case-href.ts'
import { useSetFavourite } from '../queries.ts'
import styles from './flow-line.module.css'

type FlowLineProps = Readonly<{ flow: FlowCard; followsUp?: string | undefined }>

/** A flow to start, optionally as a follow-up of a case, with its star. */
export function FlowLine({ flow, followsUp }: FlowLineProps) {
  const t = useT()
  return (
    <li className={styles.line}>
      <Link href={launchHref(flow.id, { followsUp })} className={styles.link} data-testid="launchable-flow">
        <AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={40} />
        <span className={styles.text}>
          <span className={styles.name}>{flow.name}</span>
          {flow.timesUsed > 0 && (
            <span className={sharedStyles.note}>
              {t('approval-lists.timesUsed', { count: flow.timesUsed })}
            </span>
          )}
        </span>
      </Link>
      <FavouriteStar flow={flow} />
    </li>
  )
}

function FavouriteStar({ flow: { id, name, isFavourite } }: Readonly<{ flow: FlowCard }>) {
  const t = useT()
  const set = useSetFavourite()
  const isKept = set.isPending ? set.variables.isFavourite : isFavourite
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isKept}
      aria-label={t('approval-lists.favourite', { name })}
      title={t('approval-lists.favourite', { name })}
      onClick={() => set.mutate({ flowId: id, isFavourite: !isKept })}
    >
      <Star aria-hidden="true" />
    </button>
  )
}
