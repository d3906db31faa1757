import type { Route } from '../../../http/serve.ts'
import { createGroup, removeGroup, saveGroup, setEnabled } from './change-groups.ts'
import { listGroups, listRights, selectGroups } from './list-groups.ts'
import { previewGroup } from './preview-group.ts'

export const authorizationGroups: readonly Route[] = [
  listGroups,
  selectGroups,
  listRights,
  previewGroup,
  createGroup,
  setEnabled,
  saveGroup,
  removeGroup,
]
