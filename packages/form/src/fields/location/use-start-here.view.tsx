import { useEffect, useRef } from 'react'
import type { ControlProps } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import { findOwnPosition } from './find-own-position.view.tsx'
import { type location, problemOfPlace } from './location.ts'
import { placeOf } from './place-of.ts'

type Filling = Pick<ControlProps<typeof location>, 'settings' | 'value' | 'onChange'>

/** Fills a new form with the place where the person is, once; a place that would be refused is left out. */
export function useStartHere({ settings, value, onChange }: Filling) {
  const { store, environment } = useSurroundings()
  const { places } = environment
  const isWanted = settings.startHere && store.isNew && value === null
  const hasAsked = useRef(false)
  const latest = useRef({ settings, onChange })
  useEffect(() => {
    latest.current = { settings, onChange }
  })

  useEffect(() => {
    if (!isWanted || !places || hasAsked.current) return
    hasAsked.current = true
    const fill = async () => {
      const from = await findOwnPosition()
      const place = placeOf(await places.nameOf(from), from)
      if (!problemOfPlace(place, latest.current.settings)) latest.current.onChange(place)
    }
    // Whoever does not want to be found chooses on the map.
    fill().catch(() => undefined)
  }, [isWanted, places])
}
