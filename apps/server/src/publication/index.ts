export { admitRelease } from './admit-release.ts'
export {
  type Availability,
  availabilityOf,
  isFormIn,
  isListed,
  isNot,
} from './availability-store.ts'
export { type Categories, type CategoryRow, categoriesFrom, categoryPathIn } from './categories.ts'
export { isCategoryWithin, readCategories } from './category-store.ts'
export { type ChangedPart, changeWriter, plainValue, type ReleaseChange } from './describe-changes.ts'
export { type DesignFilter, isFormOf, isInList } from './description-store.ts'
export { designNames } from './design-name-store.ts'
export { excusesOf, listExcuses } from './excuse-store.ts'
export { everyFlowName, flowCategoryIn, flowNameIn, flowParams } from './flow-names.ts'
export { activePeople, audienceOfList, listRightsOf, rightOf } from './release-rights.ts'
