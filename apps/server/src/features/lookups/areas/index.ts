import type { Route } from '../../../http/serve.ts'
import { areasBelow, nameAreas, searchAreas } from './areas.ts'

export { areasFamily } from './areas.ts'

export const areas: readonly Route[] = [areasBelow, nameAreas, searchAreas]
