import type { Route } from '../../http/serve.ts'
import { createGroup } from './create-group.ts'
import { createOrganize } from './create-organize.ts'
import { createPosition } from './create-position.ts'
import { createRole } from './create-role.ts'
import { createUser } from './create-user.ts'
import { groupRange } from './group-range.ts'
import { groupSelector } from './group-selector.ts'
import { organizeCondition } from './organize-condition.ts'
import { organizeSelector } from './organize-selector.ts'
import { positionRange } from './position-range.ts'
import { positionSelector } from './position-selector.ts'
import { positionsOf } from './positions-of.ts'
import { receiveUsers } from './receive-users.ts'
import { roleRange } from './role-range.ts'
import { roleSelector } from './role-selector.ts'
import { selectedNodes } from './selected-nodes.ts'
import { selectedOrganizes } from './selected-organizes.ts'
import { selectedPositions } from './selected-positions.ts'
import { selectedUsers } from './selected-users.ts'
import { setHead } from './set-head.ts'
import { updateUser } from './update-user.ts'
import { users } from './users.ts'
import { usersByIds } from './users-by-ids.ts'

export { foundCompany } from './found-company.ts'

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
]
