import type { Route } from '../../../http/serve.ts'
import { createGroup, removeGroup, removeMany, saveGroup, setEnabled } from './change-groups.ts'
import { listGroups, listRights, selectGroups } from './list-groups.ts'
import { previewEnabled, previewGroup } from './preview-group.ts'

export { endGroups } from './end-groups.ts'

export const authorizationGroups: readonly Route[] = [
  listGroups,
  selectGroups,
  listRights,
  previewGroup,
  previewEnabled,
  createGroup,
  setEnabled,
  saveGroup,
  removeGroup,
  removeMany,
]
