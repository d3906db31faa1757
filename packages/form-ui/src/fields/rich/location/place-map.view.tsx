import type { Point } from '@signet/form'
import type { Circle } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { LocateFixed, MapPin, Minus, Plus } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { FormEnvironment, MapSettings } from '../../../form/form-environment.ts'
import { type OpenMap, openMap } from './open-map.view.tsx'
import type { OwnPosition } from './own-position.view.tsx'
import styles from './place-map.module.css'

type PlaceMapProps = Readonly<{
  places: NonNullable<FormEnvironment['places']>
  center: Point
  zoom: number
  /** With it, the center with its pin is the choice. Without it, the pin remains on `center`. */
  onMoved?: (center: Point) => void
  own: OwnPosition | undefined
  onLocate: () => void
  allowed?: readonly Circle[]
  named?: readonly (Point & Readonly<{ name: string }>)[]
  ref?: Ref<Pick<OpenMap, 'moveTo'>>
  children?: ReactNode
}>

const ownMap: MapSettings = { tiles: null, attribution: '', grid: 'gcj02' }
const none: readonly never[] = []

export function PlaceMap({
  places,
  own,
  onLocate,
  allowed = none,
  named = none,
  ref,
  children,
  ...view
}: PlaceMapProps) {
  const { element, chart } = useMap(places, view)
  const t = useT()
  useImperativeHandle(ref, () => ({ moveTo: (point) => chart?.moveTo(point) }), [chart])
  useEffect(() => chart?.showAllowed(allowed), [chart, allowed])
  useEffect(() => chart?.showNames(named), [chart, named])
  useEffect(() => chart?.showOwn(own), [chart, own])

  return (
    <div className={styles.frame}>
      <div ref={element} className={styles.map} role="application" aria-label={t('location.map')} />
      {view.onMoved && (
        <span className={styles.pin} aria-hidden="true">
          <MapPin />
        </span>
      )}
      <MapButtons chart={chart} onLocate={onLocate} />
      {children}
    </div>
  )
}

type MapButtonsProps = Pick<PlaceMapProps, 'onLocate'> & Readonly<{ chart: OpenMap | undefined }>

function MapButtons({ chart, onLocate }: MapButtonsProps) {
  const t = useT()
  return (
    <div className={styles.buttons}>
      <IconButton label={t('location.closer')} icon={<Plus />} onClick={() => chart?.zoomBy(1)} />
      <IconButton label={t('location.farther')} icon={<Minus />} onClick={() => chart?.zoomBy(-1)} />
      <IconButton label={t('location.here')} icon={<LocateFixed />} onClick={onLocate} />
    </div>
  )
}

type View = Pick<PlaceMapProps, 'center' | 'zoom' | 'onMoved'>

function useMap(places: PlaceMapProps['places'], view: View) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(view)
  const [chart, setChart] = useState<OpenMap>()
  useEffect(() => {
    latest.current = view
  })

  useEffect(() => {
    let opened: OpenMap | undefined
    let isWanted = true
    const open = (settings: MapSettings) => {
      if (!element.current || !isWanted) return
      const { center, zoom, onMoved } = latest.current
      opened = openMap(element.current, {
        center,
        zoom,
        settings,
        ...(onMoved ? { onMoved: (moved: Point) => latest.current.onMoved?.(moved) } : {}),
      })
      if (!onMoved) opened.showPin(center)
      setChart(opened)
    }
    // The drawn map works without a network.
    places.settings().then(open, () => open(ownMap))
    return () => {
      isWanted = false
      opened?.stop()
    }
  }, [places])
  return { element, chart }
}
