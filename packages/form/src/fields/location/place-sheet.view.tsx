import { useFormats, useT } from '@signet/i18n/react'
import { IconButton, Modal } from '@signet/ui'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { metresBetween } from '../../geo/point.ts'
import type { FormEnvironment } from '../../skins/form-environment.ts'
import { type Place, textOfPlace } from './location.ts'
import type { OpenMap } from './open-map.view.tsx'
import { PlaceMap } from './place-map.view.tsx'
import styles from './place-picker.module.css'
import { useOwnPosition } from './use-own-position.view.tsx'

type PlaceSheetProps = Readonly<{
  place: Place
  places: NonNullable<FormEnvironment['places']>
  onClose: () => void
}>

/** Where a place is, as near as the map goes, and how far from here. */
export function PlaceSheet({ place, places, onClose }: PlaceSheetProps) {
  const t = useT()
  return (
    <Modal className={styles.dialog} label={t('location.map')} onClose={onClose}>
      <div className={styles.frame} data-only="map">
        <header className={styles.head}>
          <h2 className={styles.title}>{place.name || t('location.map')}</h2>
          <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
        </header>
        <PlaceOnMap place={place} places={places} />
      </div>
    </Modal>
  )
}

/** The map and the words below it. */
export function PlaceOnMap({ place, places }: Omit<PlaceSheetProps, 'onClose'>) {
  const { position, again } = useOwnPosition()
  const map = useRef<Pick<OpenMap, 'moveTo'>>(null)
  const t = useT()
  const formats = useFormats()
  const locate = () => (position ? map.current?.moveTo(position) : again())

  return (
    <>
      <PlaceMap ref={map} places={places} center={place} zoom={18} own={position} onLocate={locate} />
      <div className={styles.words}>
        <p>{textOfPlace(place)}</p>
        <p className={styles.note}>
          {place.longitude}, {place.latitude}
          {position &&
            ` · ${t('location.away', { distance: formats.number(Math.round(metresBetween(place, position))) })}`}
        </p>
      </div>
    </>
  )
}
