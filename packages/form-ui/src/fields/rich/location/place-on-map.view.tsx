import { metresBetween } from '@signet/form'
import { type MapPlace, textOfPlace } from '@signet/form/kinds'
import { useRef } from 'react'
import type { FormEnvironment } from '../../../form/form-environment.ts'
import type { OpenMap } from './open-map.view.tsx'
import { useOwnPosition } from './own-position.view.tsx'
import styles from './place-board.module.css'
import { PlaceMap } from './place-map.view.tsx'
import { useDistance } from './use-places.view.tsx'

export type PlaceOnMapProps = Readonly<{ place: MapPlace; places: NonNullable<FormEnvironment['places']> }>

/** Shows a place at the closest zoom, and the distance to it. */
export function PlaceOnMap({ place, places }: PlaceOnMapProps) {
  const { position, again } = useOwnPosition()
  const map = useRef<Pick<OpenMap, 'moveTo'>>(null)
  const away = useDistance()
  const locate = () => (position ? map.current?.moveTo(position) : again())

  return (
    <div className={styles.shown}>
      <PlaceMap ref={map} places={places} center={place} zoom={18} own={position} onLocate={locate} />
      <div className={styles.words}>
        <p>{textOfPlace(place)}</p>
        <p className={styles.note}>
          {place.longitude}, {place.latitude}
          {position && ` · ${away(metresBetween(place, position))}`}
        </p>
      </div>
    </div>
  )
}
