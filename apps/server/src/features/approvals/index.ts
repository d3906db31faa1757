import { allCases } from './administering/all-cases.ts'
import { exceptionList } from './administering/exception-list.ts'
import { jump } from './administering/jump.ts'
import { migrate } from './administering/migrate.ts'
import { migration } from './administering/migration.ts'
import { reassign } from './administering/reassign.ts'
import { recordStep } from './administering/record-step.ts'
import { retry } from './administering/retry.ts'
import { steer } from './administering/steer.ts'
import { steering } from './administering/steering.ts'
import { terminate } from './administering/terminate.ts'
import { comment } from './comments/comment.ts'
import { comments } from './comments/comments.ts'
import { addSigners } from './deciding/add-signers.ts'
import { agree } from './deciding/agree.ts'
import { assist } from './deciding/assist.ts'
import { choices } from './deciding/choices.ts'
import { copyTo } from './deciding/copy-to.ts'
import { decideMany } from './deciding/decide-many.ts'
import { help } from './deciding/help.ts'
import { recall } from './deciding/recall.ts'
import { reject } from './deciding/reject.ts'
import { remove } from './deciding/remove.ts'
import { removeSigners } from './deciding/remove-signers.ts'
import { returnCase } from './deciding/return-case.ts'
import { saveOpinion } from './deciding/save-opinion.ts'
import { sign } from './deciding/sign.ts'
import { start } from './deciding/start.ts'
import { takeBack } from './deciding/take-back.ts'
import { transfer } from './deciding/transfer.ts'
import { unsign } from './deciding/unsign.ts'
import { urge } from './deciding/urge.ts'
import { withdraw } from './deciding/withdraw.ts'
import { launch } from './launching/launch.ts'
import { launchAgain } from './launching/launch-again.ts'
import { launchChoices } from './launching/launch-choices.ts'
import { listLaunchableFlows } from './launching/list-launchable-flows.ts'
import { listPrincipals } from './launching/list-principals.ts'
import { openLaunch } from './launching/open-launch.ts'
import { previewRoute } from './launching/preview-route.ts'
import { saveDraft } from './launching/save-draft.ts'
import { setFavourite } from './launching/set-favourite.ts'
import { updateDraft } from './launching/update-draft.ts'
import { counts } from './lists/counts.ts'
import { forgetFilter } from './lists/forget-filter.ts'
import { keepFilter } from './lists/keep-filter.ts'
import { keptFilters } from './lists/kept-filters.ts'
import { list } from './lists/list.ts'
import { looked } from './looks/looked.ts'
import { findOperatorInfo } from './reading/find-operator-info.ts'
import { listExceptions } from './reading/list-exceptions.ts'
import { listHistory } from './reading/list-history.ts'
import { openCase } from './reading/open-case.ts'
import { revoke } from './revoking/revoke.ts'

export { handCaseOver } from './administering/hand-case-over.ts'
export type { Acting, ReadContext } from './case/acting.ts'
export { answerOf } from './case/answer.ts'
export { wantArchive } from './case/archive-store.ts'
export { childrenOf, insertLink } from './case/case-link-store.ts'
export { lockCase, type StoredCase, stateOf } from './case/case-store.ts'
export { checkSent } from './case/check-sent.ts'
export { eachCase } from './case/each-case.ts'
export { chainRows, loadChain } from './case/event-store.ts'
export { sha256 } from './case/hash.ts'
export { loadCase } from './case/load-case.ts'
export { type Held, holdCase, moveCase } from './case/move-case.ts'
export { recordPlace } from './case/record-place.ts'
export { aroundOf } from './case/surroundings.ts'
export { passDue } from './clock/pass-due.ts'
export { designFor } from './design/design-for.ts'
export { designOf } from './design/design-of.ts'
export { formOfCase, formOfFlow } from './design/form-in-use.ts'
export { beginCase, newestDesign } from './launching/begin-case.ts'
export { launchableFlows } from './launching/launchable.ts'
export { flowToLaunch } from './launching/to-launch.ts'
export { canReadCaseFile, listVisibleFiles } from './reading/list-visible-files.ts'
export {
  findVisibleCase,
  loadVisibleCase,
  sideOfViewer,
  type VisibleCase,
} from './reading/load-visible-case.ts'
export { loadVisibleForm, valuesVisibleTo } from './reading/load-visible-form.ts'
export { loadWholeCase, loadWholeCaseFor, type WholeCase } from './reading/load-whole-case.ts'
export { printedTimeline } from './reading/printed-timeline.ts'
export { compareReadTables } from './rebuilding/compare-read-tables.ts'

const launching = [
  listLaunchableFlows,
  setFavourite,
  openLaunch,
  previewRoute,
  launchChoices,
  saveDraft,
  updateDraft,
  launch,
  launchAgain,
  listPrincipals,
]
const deciding = [sign, unsign, start, agree, reject, returnCase, transfer, takeBack, saveOpinion, decideMany]
const starting = [remove, recall, withdraw, urge, revoke]
const asking = [choices, assist, help, addSigners, removeSigners, copyTo]
const looking = [
  openCase,
  listHistory,
  comments,
  comment,
  list,
  counts,
  findOperatorInfo,
  listExceptions,
  looked,
]
const filtering = [keptFilters, keepFilter, forgetFilter]
const administering = [allCases, terminate, recordStep, exceptionList, migration, migrate]
const steeringCases = [steering, steer, reassign, jump, retry]

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
