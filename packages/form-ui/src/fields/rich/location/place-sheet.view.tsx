import { useT } from '@signet/i18n/react'
import { LargeDialog } from '../../../controls/large-dialog.tsx'
import { PlaceOnMap, type PlaceOnMapProps } from './place-on-map.view.tsx'

type PlaceSheetProps = PlaceOnMapProps & Readonly<{ onClose: () => void }>

export function PlaceSheet({ onClose, ...shown }: PlaceSheetProps) {
  const t = useT()
  return (
    <LargeDialog title={shown.place.name || t('location.map')} onClose={onClose}>
      <PlaceOnMap {...shown} />
    </LargeDialog>
  )
}
