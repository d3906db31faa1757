export type { MapPlace } from '@signet/form/kinds'
export { PlaceBoard } from './fields/rich/location/place-board.view.tsx'
export { PlaceOnMap } from './fields/rich/location/place-on-map.view.tsx'
export { PlacePicker } from './fields/rich/location/place-picker.view.tsx'
