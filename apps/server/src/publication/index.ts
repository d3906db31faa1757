export { admitRelease } from './admit-release.ts'
export {
  type Availability,
  availabilityOf,
  isFormIn,
  isListed,
  isNot,
  type ListedDesigns,
} from './availability-store.ts'
export { type ChangedPart, changeWriter, plainValue, type ReleaseChange } from './describe-changes.ts'
export { designNames } from './design-name-store.ts'
export { excusesOf, listExcuses } from './excuse-store.ts'
export { everyFlowName, flowCategoryIn, flowNameIn, flowParams } from './flow-names.ts'
export { activePeople, audienceOfList, listRightsOf, rightOf } from './release-rights.ts'
