import { administerCases } from './administering/administer-cases.ts'
import { jumpToNode } from './administering/jump-to-node.ts'
import { listAdministratorCommands } from './administering/list-administrator-commands.ts'
import { listAllCases } from './administering/list-all-cases.ts'
import { listExceptions } from './administering/list-exceptions.ts'
import { migrateCases } from './administering/migrate-cases.ts'
import { previewMigration } from './administering/preview-migration.ts'
import { reassignNode } from './administering/reassign-node.ts'
import { recordStep } from './administering/record-step.ts'
import { retryNode } from './administering/retry-node.ts'
import { terminateCase } from './administering/terminate-case.ts'
import { addComment } from './comments/add-comment.ts'
import { listComments } from './comments/list-comments.ts'
import { addSigners } from './deciding/add-signers.ts'
import { agreeToTask } from './deciding/agree-to-task.ts'
import { askForHelp } from './deciding/ask-for-help.ts'
import { copyCase } from './deciding/copy-case.ts'
import { decideTasks } from './deciding/decide-tasks.ts'
import { deleteDraft } from './deciding/delete-draft.ts'
import { finishHelp } from './deciding/finish-help.ts'
import { listChoices } from './deciding/list-choices.ts'
import { recallCase } from './deciding/recall-case.ts'
import { rejectTask } from './deciding/reject-task.ts'
import { remindHolders } from './deciding/remind-holders.ts'
import { removeSigners } from './deciding/remove-signers.ts'
import { returnCase } from './deciding/return-case.ts'
import { saveOpinion } from './deciding/save-opinion.ts'
import { signTasks } from './deciding/sign-tasks.ts'
import { startTasks } from './deciding/start-tasks.ts'
import { takeDecisionBack } from './deciding/take-decision-back.ts'
import { transferTask } from './deciding/transfer-task.ts'
import { unsignTasks } from './deciding/unsign-tasks.ts'
import { withdrawCase } from './deciding/withdraw-case.ts'
import { launchCase } from './launching/launch-case.ts'
import { listLaunchChoices } from './launching/list-launch-choices.ts'
import { listLaunchableFlows } from './launching/list-launchable-flows.ts'
import { listPrincipals } from './launching/list-principals.ts'
import { openLaunch } from './launching/open-launch.ts'
import { previewRoute } from './launching/preview-route.ts'
import { relaunchCase } from './launching/relaunch-case.ts'
import { saveDraft } from './launching/save-draft.ts'
import { setFavourite } from './launching/set-favourite.ts'
import { updateDraft } from './launching/update-draft.ts'
import { forgetFilter } from './lists/forget-filter.ts'
import { keepFilter } from './lists/keep-filter.ts'
import { listCases } from './lists/list-cases.ts'
import { listKeptFilters } from './lists/list-kept-filters.ts'
import { readCounts } from './lists/read-counts.ts'
import { recordLook } from './looks/record-look.ts'
import { findViewerRole } from './reading/find-viewer-role.ts'
import { listCaseExceptions } from './reading/list-case-exceptions.ts'
import { openCase } from './reading/open-case.ts'
import { readHistory } from './reading/read-history.ts'
import { revokeCase } from './revoking/revoke-case.ts'

const launching = [
  listLaunchableFlows,
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
]
const starting = [deleteDraft, recallCase, withdrawCase, remindHolders, revokeCase]
const asking = [listChoices, askForHelp, finishHelp, addSigners, removeSigners, copyCase]
const looking = [
  openCase,
  readHistory,
  listComments,
  addComment,
  listCases,
  readCounts,
  findViewerRole,
  listCaseExceptions,
  recordLook,
]
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
  ...asking,
  ...looking,
  ...filtering,
  ...administering,
  ...steeringCases,
]
