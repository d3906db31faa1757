export { openPlaces } from './open-places.ts'
export type { PlaceService } from './place-provider.ts'
