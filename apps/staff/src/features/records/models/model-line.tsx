import { modelLink } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { AppTile, Link } from '@signet/ui'
import { Star } from 'lucide-react'
import { type Model, useSetFavouriteModel } from '../use-models.ts'
import styles from './model-line.module.css'

/** An application: a link to its records, with a favourite star. */
export function ModelLine({ model }: Readonly<{ model: Model }>) {
  const { id, name, icon } = model
  return (
    <li className={styles.line}>
      <Link href={modelLink(id)} className={styles.link}>
        <AppTile icon={icon} name={name} seed={id} size={40} />
        <span className={styles.name}>{name}</span>
      </Link>
      <FavouriteStar model={model} />
    </li>
  )
}

function FavouriteStar({ model: { id, name, isFavourite } }: Readonly<{ model: Model }>) {
  const t = useT()
  const set = useSetFavouriteModel()
  const isKept = set.isPending ? set.variables.isFavourite : isFavourite
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isKept}
      aria-label={t('records.favourite', { name })}
      title={t('records.favourite', { name })}
      onClick={() => set.mutate({ modelId: id, isFavourite: !isKept })}
    >
      <Star aria-hidden="true" />
    </button>
  )
}
