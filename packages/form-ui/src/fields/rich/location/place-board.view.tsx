import { type Point, sentenceAt } from '@signet/form'
import { type LocationSettings, type MapPlace, problemOfPlace } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, Empty, SearchField, Spinner } from '@signet/ui'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FormEnvironment, FoundPlace } from '../../../form/form-environment.ts'
import { useSpeaker } from '../../../form/use-speaker.ts'
import type { OpenMap } from './open-map.view.tsx'
import { useOwnPosition } from './own-position.view.tsx'
import styles from './place-board.module.css'
import { PlaceMap } from './place-map.view.tsx'
import { placeOf } from './place-of.ts'
import { useDistance, useNameOf, usePlaces } from './use-places.view.tsx'

export type PlaceBoardProps = Readonly<{
  /** The name of the field in refusals. */
  label: string
  value: MapPlace | null
  settings: LocationSettings
  places: NonNullable<FormEnvironment['places']>
  onChosen: (place: MapPlace) => void
}>

/** A map that moves under a pin, with nearby places or search results beside it. */
export function PlaceBoard({ label, value, settings, places, onChosen }: PlaceBoardProps) {
  const choice = useChoice(value, settings)
  const [words, setWords] = useState('')
  const found = usePlaces(places, { center: choice.center, words })
  const named = useNameOf(places, choice.center)
  const chosen = choice.picked ?? named
  const place = placeOf(chosen, choice.position)
  const speaker = useSpeaker()
  const problem = problemOfPlace(place, settings)
  const t = useT()

  return (
    <div className={styles.board}>
      <div className={styles.map}>
        <PlaceMap
          ref={choice.map}
          places={places}
          center={choice.center}
          zoom={16}
          onMoved={choice.moved}
          own={choice.position}
          onLocate={choice.locate}
          allowed={settings.allowed}
          named={found.list}
        />
      </div>
      <div className={styles.side}>
        <SearchField label={t('location.search')} value={words} onChange={setWords} />
        {choice.missing && !choice.position && (
          <p className={styles.note} role="status">
            {t(`location.missing.${choice.missing}`)}
          </p>
        )}
        <PlaceList
          point={words.trim() === '' ? named : undefined}
          found={found}
          chosen={chosen.id}
          onChoose={choice.pick}
        />
      </div>
      <footer className={styles.foot}>
        {problem && (
          <p role="alert" className={styles.problem}>
            {sentenceAt(problem, label, speaker)}
          </p>
        )}
        <Button tone="primary" isWide disabled={problem !== undefined} onClick={() => onChosen(place)}>
          {t('location.confirm')}
        </Button>
      </footer>
    </div>
  )
}

/** The first center without a place or position: the center of Beijing. */
const capital: Point = { longitude: 116.397_5, latitude: 39.908_7 }

/** Holds the center of the map, the choice from the list, and the position of the person, where the map goes first. */
function useChoice(value: MapPlace | null, settings: LocationSettings) {
  const { position, missing, again } = useOwnPosition()
  const [center, setCenter] = useState<Point>(value ?? settings.allowed[0] ?? capital)
  const [picked, setPicked] = useState<FoundPlace | undefined>(value ? { id: 'value', ...value } : undefined)
  const [isUntouched, setUntouched] = useState(value === null)
  const map = useRef<Pick<OpenMap, 'moveTo'>>(null)
  const go = (point: Point) => {
    setUntouched(false)
    setCenter({ longitude: point.longitude, latitude: point.latitude })
    map.current?.moveTo(point)
  }

  useEffect(() => {
    if (!position || !isUntouched) return
    setUntouched(false)
    setCenter({ longitude: position.longitude, latitude: position.latitude })
    map.current?.moveTo(position)
  }, [position, isUntouched])

  return {
    center,
    picked,
    position,
    missing,
    map,
    moved: (point: Point) => {
      setUntouched(false)
      setPicked(undefined)
      setCenter(point)
    },
    pick: (place: FoundPlace) => {
      setPicked(place)
      go(place)
    },
    locate: () => {
      setPicked(undefined)
      if (position) go(position)
      else again()
    },
  }
}

type PlaceListProps = Readonly<{
  /** The point at the center of the map, first in the list. */
  point: FoundPlace | undefined
  found: ReturnType<typeof usePlaces>
  chosen: string
  onChoose: (place: FoundPlace) => void
}>

function PlaceList({ point, found, chosen, onChoose }: PlaceListProps) {
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
