export { admitRelease } from './admit-release.ts'
export { type ChangedPart, changeWriter, plainValue, type ReleaseChange } from './describe-changes.ts'
export { excusesOf } from './excuse-store.ts'
export { activePeople, audienceOfList, listRightsOf, rightOf } from './release-rights.ts'
