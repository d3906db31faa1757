import { useFormats, useT } from '@signet/i18n/react'
import { useRef } from 'react'
import { metresBetween } from '../../geo/point.ts'
import type { FormEnvironment } from '../../skins/form-environment.ts'
import { type Place, textOfPlace } from './location.ts'
import type { OpenMap } from './open-map.view.tsx'
import styles from './place-board.module.css'
import { PlaceMap } from './place-map.view.tsx'
import { useOwnPosition } from './use-own-position.view.tsx'

export type PlaceOnMapProps = Readonly<{ place: Place; places: NonNullable<FormEnvironment['places']> }>

/** Where a place is, as near as the map goes, and how far from here. */
export function PlaceOnMap({ place, places }: PlaceOnMapProps) {
  const { position, again } = useOwnPosition()
  const map = useRef<Pick<OpenMap, 'moveTo'>>(null)
  const t = useT()
  const formats = useFormats()
  const locate = () => (position ? map.current?.moveTo(position) : again())
  const distance = position && formats.number(Math.round(metresBetween(place, position)))

  return (
    <div className={styles.shown}>
      <PlaceMap ref={map} places={places} center={place} zoom={18} own={position} onLocate={locate} />
      <div className={styles.words}>
        <p>{textOfPlace(place)}</p>
        <p className={styles.note}>
          {place.longitude}, {place.latitude}
          {distance !== undefined && ` · ${t('location.away', { distance })}`}
        </p>
      </div>
    </div>
  )
}
