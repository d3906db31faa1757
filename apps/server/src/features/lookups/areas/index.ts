import type { Route } from '../../../http/serve.ts'
import { areasBelow, nameAreas, searchAreas } from './areas.ts'
import { createArea, orderAreas, removeArea, updateArea } from './change-areas.ts'
import { findManagedAreas, managedAreasBelow } from './read-areas.ts'

export { areasFamily } from './areas.ts'
export { canAdd, changeOf, deepest, lockedAtlas, parentOf, saveChanges } from './change-areas.ts'
export { type CompanyAtlas, openCompanyAtlas } from './company-atlas.ts'

export const areas: readonly Route[] = [
  areasBelow,
  nameAreas,
  searchAreas,
  managedAreasBelow,
  findManagedAreas,
  createArea,
  updateArea,
  orderAreas,
  removeArea,
]
