import type { Route } from '../../../http/serve.ts'
import { circles } from './change-circles.ts'
import { createUser, setHead, setUsersEnabled, updateUser } from './change-users.ts'
import { createGroup, createOrganize, createPosition, createRole } from './create-units.ts'
import {
  selectedNodes,
  selectedOrganizes,
  selectedPositions,
  selectedUsers,
  usersByIds,
} from './describe-selected.ts'
import { groupAttributes, previewRule, setRule } from './group-rules.ts'
import { listPeople, openPerson } from './list-people.ts'
import {
  groupRange,
  groupSelector,
  organizeCondition,
  organizeSelector,
  positionRange,
  positionSelector,
  positionsOf,
  roleRange,
  roleSelector,
} from './list-units.ts'
import { receiveUsers, users } from './list-users.ts'
import { resetPassword } from './reset-password.ts'
import { viewAs } from './view-as.ts'

export { changeCircleMembers, removeCircle, updateCircleNames } from './change-circles.ts'
export { changePerson, createPerson } from './change-users.ts'
export {
  addCircle,
  type CircleTable,
  loadCircle,
  refuseByRule,
  updateCircle as renameCircle,
  updateMembers as joinCircle,
} from './circle-store.ts'
export { createGroupOf } from './create-units.ts'
export { findDesignsNaming, refuseInUse } from './designs-naming-store.ts'
export { directoryOf } from './directory-of.ts'
export { foundCompany } from './found-company.ts'
export { pageOfPeople } from './list-users.ts'
export { insertOrganization, insertPost, refuseBroken } from './organization-store.ts'
export { parentOf, userRow } from './organization-view.ts'
export { pageOfRows } from './page-of-rows.ts'
export {
  countAdministrators,
  insertPerson,
  isManagerOf,
  refuseTakenPhone,
  updatePerson,
} from './person-store.ts'
export { newInitialPassword } from './reset-password.ts'

export const organization: readonly Route[] = [
  organizeSelector,
  positionsOf,
  selectedOrganizes,
  organizeCondition,
  positionSelector,
  selectedPositions,
  positionRange,
  usersByIds,
  selectedNodes,
  selectedUsers,
  receiveUsers,
  users,
  groupSelector,
  groupRange,
  roleSelector,
  roleRange,
  createOrganize,
  setHead,
  createPosition,
  createRole,
  createGroup,
  createUser,
  updateUser,
  setUsersEnabled,
  listPeople,
  openPerson,
  resetPassword,
  viewAs,
  ...circles,
  groupAttributes,
  previewRule,
  setRule,
]
