import { addSigners } from './add-signers.ts'
import { agree } from './agree.ts'
import { allCases } from './all-cases.ts'
import { assist } from './assist.ts'
import { choices } from './choices.ts'
import { comment } from './comment.ts'
import { comments } from './comments.ts'
import { copyTo } from './copy-to.ts'
import { counts } from './counts.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { launch } from './launch.ts'
import { launchAgain } from './launch-again.ts'
import { launchChoices } from './launch-choices.ts'
import { list } from './list.ts'
import { listLaunchableFlows } from './list-launchable-flows.ts'
import { open } from './open.ts'
import { openLaunch } from './open-launch.ts'
import { operatorInfo } from './operator-info.ts'
import { previewRoute } from './preview-route.ts'
import { recall } from './recall.ts'
import { recordStep } from './record-step.ts'
import { reject } from './reject.ts'
import { remove } from './remove.ts'
import { removeSigners } from './remove-signers.ts'
import { returnCase } from './return-case.ts'
import { saveDraft } from './save-draft.ts'
import { saveOpinion } from './save-opinion.ts'
import { setFavourite } from './set-favourite.ts'
import { sign } from './sign.ts'
import { start } from './start.ts'
import { takeBack } from './take-back.ts'
import { terminate } from './terminate.ts'
import { transfer } from './transfer.ts'
import { unsign } from './unsign.ts'
import { updateDraft } from './update-draft.ts'
import { urge } from './urge.ts'
import { withdraw } from './withdraw.ts'

export { beginCase } from './begin-case.ts'
export { checkSent } from './check-sent.ts'
export { compareReadTables } from './compare-read-tables.ts'
export { isOnCaseWith } from './file-store.ts'
export { formOfCase, formOfFlow } from './form-in-use.ts'
export { launchableFlows } from './launchable.ts'
export { inSavepoint } from './task-store.ts'

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
]
const starting = [remove, recall, withdraw, urge]
const deciding = [sign, unsign, start, agree, reject, returnCase, transfer, takeBack, saveOpinion]
const asking = [choices, assist, help, addSigners, removeSigners, copyTo]
const looking = [open, history, comments, comment, list, counts, operatorInfo]
const administering = [allCases, terminate, recordStep]

export const approvals = [...launching, ...starting, ...deciding, ...asking, ...looking, ...administering]
