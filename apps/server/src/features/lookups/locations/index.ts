import type { Route } from '../../../http/serve.ts'
import { mapSettings, nameOfPoint, placesAround, placesByWords } from './find-places.ts'
import { sendTile } from './send-tile.ts'

export const locations: readonly Route[] = [mapSettings, placesAround, placesByWords, nameOfPoint, sendTile]
