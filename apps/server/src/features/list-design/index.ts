import { createGrant } from './create-grant.ts'
import { listGrants } from './list-grants.ts'
import { listVersions } from './list-versions.ts'
import { openList } from './open-list.ts'
import { publishList } from './publish-list.ts'
import { removeGrant } from './remove-grant.ts'
import { saveGrant } from './save-grant.ts'
import { saveList } from './save-list.ts'
import { withdrawList } from './withdraw-list.ts'

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
