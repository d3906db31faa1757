import type { FlowCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Star } from 'lucide-react'
import styles from './favourite-star.module.css'
import { useSetFavourite } from './queries.ts'

/** Keeps a flow among my favourites, or not. */
export function FavouriteStar({ flow: { id, name, isFavourite } }: Readonly<{ flow: FlowCard }>) {
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
