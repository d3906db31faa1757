import { useT } from '@signet/i18n/react'
import { Button, Empty, Spinner } from '@signet/ui'
import { Check } from 'lucide-react'
import type { FoundPlace } from '../../../form/form-environment.ts'
import styles from './place-board.module.css'
import { useDistance } from './use-distance.view.tsx'
import type { usePlaces } from './use-places.view.tsx'

type PlaceListProps = Readonly<{
  /** The point in the middle of the map, first in the list. */
  point: FoundPlace | undefined
  found: ReturnType<typeof usePlaces>
  chosen: string
  onChoose: (place: FoundPlace) => void
}>

export function PlaceList({ point, found, chosen, onChoose }: PlaceListProps) {
  const t = useT()
  const { list, state, hasMore, more, again } = found
  if (state === 'failed') {
    return (
      <div role="alert">
        <Empty title={t('location.failed')} action={<Button onClick={again}>{t('form.retry')}</Button>} />
      </div>
    )
  }

  return (
    <>
      <ul className={styles.list} aria-label={t('location.places')} aria-busy={state === 'searching'}>
        {point && (
          <PlaceLine
            place={{ ...point, name: t('location.thisPoint') }}
            isChosen={chosen === point.id}
            onChoose={() => onChoose(point)}
          />
        )}
        {list.map((place) => (
          <PlaceLine
            key={place.id}
            place={place}
            isChosen={place.id === chosen}
            onChoose={() => onChoose(place)}
          />
        ))}
      </ul>
      {state === 'searching' && list.length === 0 && <Spinner />}
      {state === 'found' && list.length === 0 && !point && <Empty title={t('form.noMatch')} />}
      {hasMore && (
        <Button tone="quiet" isWide isBusy={state === 'searching'} onClick={more}>
          {t('location.more')}
        </Button>
      )}
    </>
  )
}

type PlaceLineProps = Readonly<{ place: FoundPlace; isChosen: boolean; onChoose: () => void }>

function PlaceLine({ place, isChosen, onChoose }: PlaceLineProps) {
  const away = useDistance()
  const { name, address, distance, longitude, latitude } = place
  return (
    <li>
      <button type="button" className={styles.line} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.about}>
          <span>{name}</span>
          <span className={styles.note}>
            {distance !== undefined && `${away(distance)} · `}
            {address || `${longitude}, ${latitude}`}
          </span>
        </span>
        {isChosen && <Check aria-hidden="true" />}
      </button>
    </li>
  )
}
