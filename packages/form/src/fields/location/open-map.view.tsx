import 'leaflet/dist/leaflet.css'
import { control, type LatLngTuple, type Layer, map, tileLayer } from 'leaflet'
import { fromChineseGrid, toChineseGrid } from '../../geo/chinese-grid.ts'
import { metresBetween, type Point, roundedPoint } from '../../geo/point.ts'
import type { MapSettings } from '../../skins/form-environment.ts'
import type { OwnPosition } from './find-own-position.view.tsx'
import type { Circle } from './location.ts'
import { circlesLayer, drawnLayer, namesLayer, ownLayer, pinLayer } from './map-layers.view.tsx'

/** Spec section 9. */
const zooms = { minZoom: 5, maxZoom: 18 } as const

export type OpenMap = ReturnType<typeof openMap>
type MapOptions = Readonly<{
  center: Point
  zoom: number
  settings: MapSettings
  /** Where the middle is now, after the person moved the map. */
  onMoved?: (center: Point) => void
}>

/**
 * A map whose middle is the place. All points are in the coordinates of Chinese maps, whatever the tiles are drawn in.
 * Below the tiles lies a map of our own, so that there is one where no tile comes.
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
    attributionControl: settings.attribution !== '',
    worldCopyJump: true,
  })
  chart.setView(toScreen(center), zoom)
  chart.attributionControl?.setPrefix(false)
  control.scale({ imperial: false, position: 'bottomleft' }).addTo(chart)
  void import('./outlines.generated.ts').then(({ outlines }) => drawnLayer(chart, outlines).addTo(chart))
  if (settings.tiles) tileLayer(settings.tiles, { ...zooms, attribution: settings.attribution }).addTo(chart)

  const layers = new Map<string, Layer>()
  const show = (name: string, layer: Layer | undefined) => {
    layers.get(name)?.remove()
    if (layer) layers.set(name, layer.addTo(chart))
    else layers.delete(name)
  }
  let isOurs = false
  chart.on('moveend', () => {
    if (!isOurs) onMoved?.(fromScreen(chart.getCenter()))
    isOurs = false
  })
  const size = new ResizeObserver(() => chart.invalidateSize({ animate: false, pan: false }))
  size.observe(element)

  return {
    moveTo(point: Point) {
      // The map tells of its own moves, too; that one is no choice of the person's.
      isOurs = metresBetween(point, fromScreen(chart.getCenter())) > 0.5
      if (isOurs) chart.setView(toScreen(point), chart.getZoom(), { animate: false })
    },
    zoomBy: (steps: 1 | -1) => chart.setZoom(chart.getZoom() + steps),
    showAllowed: (circles: readonly Circle[]) => show('allowed', circlesLayer(circles, toScreen)),
    showOwn: (position: OwnPosition | undefined) => show('own', position && ownLayer(position, toScreen)),
    showNames: (places: readonly (Point & Readonly<{ name: string }>)[]) =>
      show('names', namesLayer(places, toScreen)),
    showPin: (point: Point) => show('pin', pinLayer(point, toScreen)),
    stop() {
      size.disconnect()
      chart.remove()
    },
  }
}
