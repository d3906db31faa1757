export type { Place } from '../fields/location/location.ts'
export { PlaceBoard } from '../fields/location/place-board.view.tsx'
export { PlaceOnMap } from '../fields/location/place-on-map.view.tsx'
