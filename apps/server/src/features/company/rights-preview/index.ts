import { contract } from '@signet/contract'
import type { Route } from '../../../http/serve.ts'
import { previewMembers, previewPosts } from './preview-members.ts'

export { compareRights } from './preview-members.ts'

export const rightsPreview: readonly Route[] = [
  previewMembers(contract.roles.previewMembers, 'role'),
  previewMembers(contract.groups.previewMembers, 'personGroup'),
  previewPosts,
]
