import type { Route } from '../../http/serve.ts'
import { mapSettings } from './map-settings.ts'
import { nameOfPoint } from './name-of-point.ts'
import { placesAround } from './places-around.ts'
import { placesByWords } from './places-by-words.ts'

export const locations: readonly Route[] = [mapSettings, placesAround, placesByWords, nameOfPoint]
