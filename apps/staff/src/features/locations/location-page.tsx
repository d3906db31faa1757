import { createPlaces } from '@signet/client'
import { type MapPlace, PlaceBoard, PlaceOnMap } from '@signet/form-ui/location'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useMemo } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { useCopy } from '../../kit/context/use-copy.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import styles from './location-page.module.css'
import type { PlaceSearch } from './place-search.ts'

const path = '/pages/apply/location/index'

/** A location on the map; without one in the address, a map to search. */
export function LocationPage() {
  const client = useClient()
  const places = useMemo(() => createPlaces(client), [client])
  const search = useSearch({ from: `/member${path}` })
  const place = placeOf(search)
  return place ? <PlaceMap place={place} places={places} /> : <PlaceFinder places={places} />
}

type PlacesProps = Readonly<{ places: ReturnType<typeof createPlaces> }>

function PlaceFinder({ places }: PlacesProps) {
  const t = useT()
  const go = useNavigate()
  const show = ({ name, address, longitude, latitude }: MapPlace) =>
    void go({ to: path, search: { name, address, longitude, latitude } })

  return (
    <StackPage title={t('locations.title')}>
      <div className={styles.whole}>
        <PlaceBoard
          label={t('locations.title')}
          value={null}
          settings={{ placeholder: '', startHere: false, allowed: [], adjustment: 0, onDesktop: true }}
          places={places}
          onChosen={show}
        />
      </div>
    </StackPage>
  )
}

function PlaceMap({ place, places }: PlacesProps & Readonly<{ place: MapPlace }>) {
  const t = useT()
  const copyText = useCopy()
  const copy = () => copyText(`${place.latitude}, ${place.longitude}`, t('locations.copied'))

  return (
    <StackPage
      title={place.name || t('locations.title')}
      footer={
        <Button isWide icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('locations.copy')}
        </Button>
      }
    >
      <div className={styles.whole}>
        <PlaceOnMap place={place} places={places} />
      </div>
    </StackPage>
  )
}

function placeOf({ name = '', address = '', longitude, latitude }: PlaceSearch): MapPlace | undefined {
  if (longitude === undefined || latitude === undefined) return undefined
  return { name, address, longitude, latitude, province: '', city: '', district: '' }
}
