import { createPlaces } from '@signet/client'
import { type MapPlace, PlacePicker } from '@signet/form-ui/location'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'

type PlaceSheetProps = Readonly<{ onClose: () => void; onChosen: (place: MapPlace) => void }>

const anywhere = { placeholder: '', startHere: true, allowed: [], adjustment: 0, onDesktop: true }

/** A map on which one says where something is. */
export function PlaceSheet({ onClose, onChosen }: PlaceSheetProps) {
  const t = useT()
  const client = useClient()
  const places = useMemo(() => createPlaces(client), [client])
  return (
    <PlacePicker
      title={t('chat.place')}
      value={null}
      settings={anywhere}
      places={places}
      onClose={onClose}
      onChosen={onChosen}
    />
  )
}
