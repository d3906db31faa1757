import { useT } from '@signet/i18n/react'
import { MapDialog } from './map-dialog.view.tsx'
import { PlaceOnMap, type PlaceOnMapProps } from './place-on-map.view.tsx'

type PlaceSheetProps = PlaceOnMapProps & Readonly<{ onClose: () => void }>

export function PlaceSheet({ onClose, ...shown }: PlaceSheetProps) {
  const t = useT()
  return (
    <MapDialog title={shown.place.name || t('location.map')} onClose={onClose}>
      <PlaceOnMap {...shown} />
    </MapDialog>
  )
}
