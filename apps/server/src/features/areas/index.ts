import type { Route } from '../../http/serve.ts'
import { areasBelow } from './areas-below.ts'
import { nameAreas } from './name-areas.ts'
import { searchAreas } from './search-areas.ts'

export { areasFamily } from './areas-family.ts'

export const areas: readonly Route[] = [areasBelow, nameAreas, searchAreas]
