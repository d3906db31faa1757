import {
  administerCases,
  jumpToNode,
  reassignNode,
  recordStep,
  retryNode,
  terminateCase,
} from './administering/administer-cases.ts'
import { listAdministratorCommands } from './administering/list-administrator-commands.ts'
import { listExceptions } from './administering/list-exceptions.ts'
import { migrateCases, previewMigration } from './administering/migrate-cases.ts'
import { linkRoutes } from './by-link/link-routes.ts'
import { addComment, listComments } from './comments/comments.ts'
import {
  agreeToTask,
  decideTasks,
  rejectTask,
  returnCase,
  takeDecisionBack,
} from './deciding/decide-tasks.ts'
import { addSigners, askForHelp, copyCase, finishHelp, removeSigners } from './deciding/involve-others.ts'
import { listChoices } from './deciding/list-choices.ts'
import { saveOpinion } from './deciding/save-opinion.ts'
import { signTasks, startTasks, unsignTasks } from './deciding/sign-tasks.ts'
import { deleteDraft, recallCase, remindHolders, withdrawCase } from './deciding/starter-commands.ts'
import { transferTask } from './deciding/transfer-task.ts'
import { launchCase, relaunchCase, saveDraft, updateDraft } from './launching/launch-case.ts'
import { listLaunchableFlows, listPrincipals, setFavourite } from './launching/list-launchable-flows.ts'
import { listReceivingFlows } from './launching/list-receiving-flows.ts'
import { listLaunchChoices, openLaunch, previewRoute } from './launching/open-launch.ts'
import { forgetFilter, keepFilter, listKeptFilters } from './lists/kept-filters.ts'
import { listAllCases, listCases, readCounts } from './lists/list-cases.ts'
import { explainRefused } from './reading/explain-refused.ts'
import { findViewerRole } from './reading/find-viewer-role.ts'
import { listChanges } from './reading/list-changes.ts'
import { openCase } from './reading/open-case.ts'
import { readCard } from './reading/read-card.ts'
import { listCaseExceptions, readHistory } from './reading/read-history.ts'
import { recordLook } from './reading/record-look.ts'
import { revokeCase } from './revoking/revoke-case.ts'
import {
  declineAccess,
  endCaseShare,
  listCaseShares,
  listSharedWithMe,
  shareCase,
} from './sharing/share-case.ts'

export { issueDecisionLink } from './by-link/link-routes.ts'
export { commentOn } from './comments/comments.ts'

const launching = [
  listLaunchableFlows,
  listReceivingFlows,
  setFavourite,
  openLaunch,
  previewRoute,
  listLaunchChoices,
  saveDraft,
  updateDraft,
  launchCase,
  relaunchCase,
  listPrincipals,
]
const deciding = [
  signTasks,
  unsignTasks,
  startTasks,
  agreeToTask,
  rejectTask,
  returnCase,
  transferTask,
  takeDecisionBack,
  saveOpinion,
  decideTasks,
  ...linkRoutes,
]
const starting = [deleteDraft, recallCase, withdrawCase, remindHolders, revokeCase]
const context = [listChoices, askForHelp, finishHelp, addSigners, removeSigners, copyCase]
const looking = [
  openCase,
  readCard,
  explainRefused,
  readHistory,
  listChanges,
  listComments,
  addComment,
  listCases,
  readCounts,
  findViewerRole,
  listCaseExceptions,
  recordLook,
]
const sharing = [listCaseShares, shareCase, endCaseShare, declineAccess, listSharedWithMe]
const filtering = [listKeptFilters, keepFilter, forgetFilter]
const administering = [
  listAllCases,
  terminateCase,
  recordStep,
  listExceptions,
  previewMigration,
  migrateCases,
]
const steeringCases = [listAdministratorCommands, administerCases, reassignNode, jumpToNode, retryNode]

export const approvals = [
  ...launching,
  ...starting,
  ...deciding,
  ...context,
  ...looking,
  ...sharing,
  ...filtering,
  ...administering,
  ...steeringCases,
]
