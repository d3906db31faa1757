export type { MapPlace } from '@signet/form/kinds'
export { PlaceOnMap } from './fields/rich/location/map/place-on-map.view.tsx'
export { PlaceBoard } from './fields/rich/location/place-board.view.tsx'
