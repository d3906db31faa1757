import { countMatches } from './count-matches.ts'
import { createGrant, listGrants, removeGrant, saveGrant } from './edit-grants.ts'
import { listVersions, openList } from './open-list.ts'
import { previewGrant } from './preview-grant.ts'
import { previewRelease } from './preview-release.ts'
import { publishList, saveList, withdrawList } from './publish-list.ts'
import { declineRightRequest, listRightRequests } from './right-requests.ts'

export { describeListChanges } from './list-changes.ts'
export { findList, saveDraft as saveListDraft } from './list-design-store.ts'
export { loadListWords } from './list-words.ts'

export const listDesign = [
  openList,
  saveList,
  previewRelease,
  publishList,
  withdrawList,
  listVersions,
  listGrants,
  listRightRequests,
  declineRightRequest,
  previewGrant,
  countMatches,
  createGrant,
  saveGrant,
  removeGrant,
]
