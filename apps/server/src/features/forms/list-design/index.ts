import { createGrant, listGrants, removeGrant, saveGrant } from './edit-grants.ts'
import { listVersions, openList } from './open-list.ts'
import { publishList, saveList, withdrawList } from './publish-list.ts'

export const listDesign = [
  openList,
  saveList,
  publishList,
  withdrawList,
  listVersions,
  listGrants,
  createGrant,
  saveGrant,
  removeGrant,
]
