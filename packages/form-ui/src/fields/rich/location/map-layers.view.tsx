import type { Point } from '@signet/form'
import type { Circle } from '@signet/form/kinds'
import {
  circle,
  circleMarker,
  divIcon,
  type LatLngExpression,
  type Map as LeafletMap,
  layerGroup,
  marker,
  polygon,
  polyline,
} from 'leaflet'

import styles from './place-map.module.css'

/** Below the tiles. */
export const drawnPane = 'drawn'

type ToScreen = (point: Point) => LatLngExpression

/** The circles that allow a place. */
export function circlesLayer(circles: readonly Circle[], toScreen: ToScreen) {
  return layerGroup(
    circles.map((one) =>
      circle(toScreen(one), { radius: one.radius, className: styles.allowed ?? '', interactive: false }),
    ),
  )
}

/** A dot for the position of the person, with its accuracy. */
export function ownLayer(position: Point & Readonly<{ accuracy: number }>, toScreen: ToScreen) {
  const at = toScreen(position)
  return layerGroup([
    circle(at, { radius: position.accuracy, className: styles.accuracy ?? '', interactive: false }),
    circleMarker(at, { radius: 7, className: styles.own ?? '', interactive: false }),
  ])
}

/** Dots with names, which the drawn map lacks. */
export function namesLayer(places: readonly (Point & Readonly<{ name: string }>)[], toScreen: ToScreen) {
  return layerGroup(
    places.flatMap((place) => [dot(toScreen(place)), wordAt(toScreen(place), place.name, styles.name)]),
  )
}

function dot(at: LatLngExpression) {
  return circleMarker(at, { radius: 3, className: styles.dot ?? '', interactive: false })
}

export function pinLayer(point: Point, toScreen: ToScreen) {
  return circleMarker(toScreen(point), { radius: 8, className: styles.pinned ?? '', interactive: false })
}

/** Outlines of the provinces and a graticule: a map without a network. */
export function drawnLayer(map: LeafletMap, outlines: typeof import('./outlines.generated.ts').outlines) {
  const land = layerGroup(
    outlines.flatMap(({ rings }) =>
      rings.map((ring) =>
        polygon(latLngsOf(ring), { className: styles.land ?? '', interactive: false, pane: drawnPane }),
      ),
    ),
  )
  const lines = layerGroup()
  const draw = () => {
    lines.clearLayers()
    for (const line of graticule(map)) lines.addLayer(line)
    if (map.getZoom() > 7) return
    for (const { name, at } of outlines)
      lines.addLayer(wordAt([at[1], at[0]], name, styles.province, drawnPane))
  }
  map.on('moveend', draw)
  draw()
  return layerGroup([land, lines])
}

/** Lines about 140 px apart at round degrees, with labels. */
function graticule(map: LeafletMap) {
  const bounds = map.getBounds().pad(0.1)
  const step = roundStep((360 / (256 * 2 ** map.getZoom())) * 140)
  const digits = Math.max(0, Math.ceil(-Math.log10(step)))
  const [west, east, south, north] = [
    bounds.getWest(),
    bounds.getEast(),
    bounds.getSouth(),
    bounds.getNorth(),
  ]
  const corner = map.getBounds()
  const across = range(south, north, step).flatMap((latitude) => [
    polyline(
      [
        [latitude, west],
        [latitude, east],
      ],
      { className: styles.grid ?? '', pane: drawnPane, interactive: false },
    ),
    wordAt([latitude, corner.getWest()], `${latitude.toFixed(digits)}°`, styles.degree, drawnPane),
  ])
  const down = range(west, east, step).flatMap((longitude) => [
    polyline(
      [
        [south, longitude],
        [north, longitude],
      ],
      { className: styles.grid ?? '', pane: drawnPane, interactive: false },
    ),
    wordAt([corner.getNorth(), longitude], `${longitude.toFixed(digits)}°`, styles.degree, drawnPane),
  ])
  return [...across, ...down]
}

function roundStep(about: number): number {
  const power = 10 ** Math.floor(Math.log10(about))
  return power * ([1, 2, 5].find((step) => step * power >= about) ?? 10)
}

function range(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, index) => (first + index) * step,
  )
}

function wordAt(at: LatLngExpression, text: string, className: string | undefined, pane = 'markerPane') {
  const html = document.createElement('span')
  html.textContent = text
  return marker(at, {
    icon: divIcon({ html, className: className ?? '', iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    pane,
  })
}

function latLngsOf(ring: readonly number[]): [number, number][] {
  const points: [number, number][] = []
  let [longitude, latitude] = [0, 0]
  for (let at = 0; at < ring.length; at += 2) {
    longitude += ring[at] ?? 0
    latitude += ring[at + 1] ?? 0
    points.push([latitude / 100, longitude / 100])
  }
  return points
}
