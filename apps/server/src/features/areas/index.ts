import type { Route } from '../../http/serve.ts'
import { areasBelow, nameAreas, searchAreas } from './find-areas.ts'

export { areasFamily } from './areas-family.ts'

export const areas: readonly Route[] = [areasBelow, nameAreas, searchAreas]
