import './leaflet.css'
import type { Point } from '@signet/form'
import { type Circle, fromChineseGrid, roundedPoint, toChineseGrid } from '@signet/form/kinds'
import { control, type LatLngTuple, type Layer, map, tileLayer } from 'leaflet'

import type { MapSettings } from '../../../form/form-environment.ts'
import { circlesLayer, drawnLayer, drawnPane, namesLayer, ownLayer, pinLayer } from './map-layers.view.tsx'
import type { OwnPosition } from './own-position.view.tsx'

/** Spec section 9. */
const zooms = { minZoom: 5, maxZoom: 18 } as const

export type OpenMap = ReturnType<typeof openMap>
type MapOptions = Readonly<{
  center: Point
  zoom: number
  settings: MapSettings
  /** Called with the new center after the person moved the map. */
  onMoved?: (center: Point) => void
}>

/**
 * A map centered on the place. All points use the coordinates of Chinese maps, whatever the tiles use. A drawn map
 * below the tiles shows where they are missing.
 */
export function openMap(element: HTMLElement, { center, zoom, settings, onMoved }: MapOptions) {
  const isWorldGrid = settings.tiles !== null && settings.grid === 'wgs84'
  const toScreen = (point: Point): LatLngTuple => {
    const { longitude, latitude } = isWorldGrid ? fromChineseGrid(point) : point
    return [latitude, longitude]
  }
  const fromScreen = (at: Readonly<{ lng: number; lat: number }>): Point => {
    const point = { longitude: at.lng, latitude: at.lat }
    return roundedPoint(isWorldGrid ? toChineseGrid(point) : point)
  }
  const chart = map(element, {
    ...zooms,
    zoomControl: false,
    scrollWheelZoom: 'center',
    touchZoom: 'center',
    doubleClickZoom: 'center',
    attributionControl: settings.attribution !== '',
    worldCopyJump: true,
  })
  chart.setView(toScreen(center), zoom)
  chart.attributionControl?.setPrefix(false)
  control.scale({ imperial: false, position: 'bottomleft' }).addTo(chart)
  chart.createPane(drawnPane).style.zIndex = '150'
  let isOpen = true
  void import('./outlines.generated.ts').then(
    ({ outlines }) => isOpen && drawnLayer(chart, outlines).addTo(chart),
  )
  if (settings.tiles) tileLayer(settings.tiles, { ...zooms, attribution: settings.attribution }).addTo(chart)

  const layers = new Map<string, Layer>()
  const show = (name: string, layer: Layer | undefined) => {
    layers.get(name)?.remove()
    if (layer) layers.set(name, layer.addTo(chart))
    else layers.delete(name)
  }
  let last = center
  let isQuiet = false
  /** The map also reports programmatic moves, which are not choices of the person. */
  const recenter = () => {
    isQuiet = true
    chart.invalidateSize({ animate: false })
    chart.setView(toScreen(last), chart.getZoom(), { animate: false })
    isQuiet = false
  }
  chart.on('zoomend', () => isQuiet || recenter())
  chart.on('moveend', () => {
    const strayed = chart.latLngToContainerPoint(toScreen(last)).distanceTo(chart.getSize().divideBy(2))
    if (isQuiet || strayed < 2) return
    last = fromScreen(chart.getCenter())
    onMoved?.(last)
  })
  const size = new ResizeObserver(recenter)
  size.observe(element)

  return {
    moveTo(point: Point) {
      last = point
      recenter()
    },
    zoomBy: (steps: 1 | -1) => chart.setZoom(chart.getZoom() + steps),
    showAllowed: (circles: readonly Circle[]) => show('allowed', circlesLayer(circles, toScreen)),
    showOwn: (position: OwnPosition | undefined) => show('own', position && ownLayer(position, toScreen)),
    showNames: (places: readonly (Point & Readonly<{ name: string }>)[]) =>
      show('names', namesLayer(places, toScreen)),
    showPin: (point: Point) => show('pin', pinLayer(point, toScreen)),
    stop() {
      isOpen = false
      size.disconnect()
      chart.remove()
    },
  }
}
