import { type Point, sentenceAt } from '@signet/form'
import { type LocationSettings, type Place, problemOfPlace } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, SearchField } from '@signet/ui'
import { useEffect, useRef, useState } from 'react'

import type { FormEnvironment, FoundPlace } from '../../../form/form-environment.ts'
import { useSpeaker } from '../../../form/use-speaker.ts'

import type { OpenMap } from './map/open-map.view.tsx'
import { PlaceMap } from './map/place-map.view.tsx'
import styles from './place-board.module.css'
import { PlaceList } from './place-list.view.tsx'
import { placeOf } from './place-of.ts'
import { useOwnPosition } from './use-own-position.view.tsx'
import { useNameOf, usePlaces } from './use-places.view.tsx'

export type PlaceBoardProps = Readonly<{
  /** The field that is named where a place is refused. */
  label: string
  value: Place | null
  settings: LocationSettings
  places: NonNullable<FormEnvironment['places']>
  onChosen: (place: Place) => void
}>

/** The map moves below a pin; beside it what is around, or what was searched. */
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

/** Where a map begins that knows neither a place nor a person: the middle of the capital. */
const capital: Point = { longitude: 116.397_5, latitude: 39.908_7 }

/** The middle of the map, what was picked from the list, and where the person is: the map goes there first. */
function useChoice(value: Place | null, settings: LocationSettings) {
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
