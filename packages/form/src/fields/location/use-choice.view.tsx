import { useEffect, useRef, useState } from 'react'
import type { Point } from '../../geo/point.ts'
import type { FoundPlace } from '../../skins/form-environment.ts'
import type { LocationSettings, Place } from './location.ts'
import type { OpenMap } from './open-map.view.tsx'
import { useOwnPosition } from './use-own-position.view.tsx'

/** Where a map begins that knows neither a place nor a person: the middle of the capital. */
const capital: Point = { longitude: 116.397_5, latitude: 39.908_7 }

/** The middle of the map, what was picked from the list, and where the person is: the map goes there first. */
export function useChoice(value: Place | null, settings: LocationSettings) {
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
