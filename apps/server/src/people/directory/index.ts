export { type Administration, administrationOf, applicationsRunBy, areasOf } from './administration.ts'
export { type ChangedUnits, findApproverChanges } from './approver-changes.ts'
export { forgetOldChanges } from './changes-since.ts'
export { everybodyIn, isColleague, maySignIn } from './externals.ts'
export { findPeople, matchesText, personMatcher, type SeesPhone, spellInLatin } from './find-people.ts'
export { formulaContextOf, markedPersonRef, personRef } from './formula-context.ts'
export { lockPerson } from './lock-person.ts'
export { changedMembers } from './memberships.ts'
export { type Directories, type Imagined, openDirectories } from './open-directories.ts'
export { orgNameTree } from './org-name-tree.ts'
export { pastDirectory } from './past-directory.ts'
export { organizationsIn, peopleIn, positionsIn, readMember } from './ranges.ts'
export {
  findAttributeFields,
  findFormAboutPeople,
  forgetFacts,
  loadAttributes,
  saveFacts,
} from './rule-groups/attribute-store.ts'
export { attributeTypes, factsOf, nameOfAttribute } from './rule-groups/attributes.ts'
export { isRuleTooHeavy } from './rule-groups/group-lookups.ts'
export { cycleOf, type MemberRule, nameOfReader, parseMemberRule } from './rule-groups/member-rule.ts'
export type {
  ApplicationAdministrator,
  Circle,
  Grade,
  Group,
  Organization,
  Person,
  Post,
  Snapshot,
} from './snapshot.ts'
