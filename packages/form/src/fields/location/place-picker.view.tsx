import { useT } from '@signet/i18n/react'
import { Button, IconButton, Modal, SearchField } from '@signet/ui'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Point } from '../../geo/point.ts'
import { sentenceAt } from '../../problem-sentence.ts'
import type { FormEnvironment, FoundPlace } from '../../skins/form-environment.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useSpeaker } from '../../skins/use-speaker.ts'
import { type LocationSettings, location, type Place } from './location.ts'
import type { OpenMap } from './open-map.view.tsx'
import { PlaceList } from './place-list.view.tsx'
import { PlaceMap } from './place-map.view.tsx'
import styles from './place-picker.module.css'
import { useOwnPosition } from './use-own-position.view.tsx'
import { useNameOf, usePlaces } from './use-places.view.tsx'

type PlacePickerProps = Readonly<{
  title: string
  value: Place | null
  settings: LocationSettings
  places: NonNullable<FormEnvironment['places']>
  onChosen: (place: Place) => void
  onClose: () => void
}>

/** Where a map begins that knows neither a place nor a person: the middle of the capital. */
const capital: Point = { longitude: 116.397_5, latitude: 39.908_7 }

/** The map moves below a pin; beside it what is around, or what was searched. */
export function PlacePicker({ title, value, settings, places, onChosen, onClose }: PlacePickerProps) {
  const choice = useChoice(value, settings)
  const [words, setWords] = useState('')
  const found = usePlaces(places, { center: choice.center, words })
  const named = useNameOf(places, choice.center)
  const chosen = choice.picked ?? named
  const place = placeOf(chosen, choice.position)
  const problem = useProblem(place, settings, title)
  const t = useT()

  return (
    <Modal className={styles.dialog} label={title} onClose={onClose}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
        </header>
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
              {problem}
            </p>
          )}
          <Button tone="primary" isWide disabled={problem !== undefined} onClick={() => onChosen(place)}>
            {t('location.confirm')}
          </Button>
        </footer>
      </div>
    </Modal>
  )
}

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

function placeOf({ id: _id, distance: _distance, ...found }: FoundPlace, from: Point | undefined): Place {
  const own = from && { longitude: from.longitude, latitude: from.latitude }
  return { ...found, ...(own ? { from: own } : {}) }
}

/** The same question that the form and the server will ask. */
function useProblem(place: Place, settings: LocationSettings, label: string): string | undefined {
  const speaker = useSpeaker()
  const { environment } = useSurroundings()
  const around = { now: environment.now(), timeZone: 'UTC', me: '' }
  const problem = location.problem?.(place, settings, around)
  return problem && sentenceAt(problem, label, speaker)
}
