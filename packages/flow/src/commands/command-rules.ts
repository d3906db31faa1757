import type { FlowCommandType } from '../flow-command.ts'
import type { Objection } from '../refusals.ts'
import { addSigners } from './add-signers.ts'
import { agree } from './agree.ts'
import { archive } from './archive.ts'
import { assist } from './assist.ts'
import type { Actor, CommandRule, Moment } from './command-rule.ts'
import { comment } from './comment.ts'
import { copy } from './copy.ts'
import { deleteDraft } from './delete-draft.ts'
import { endRevocation } from './end-revocation.ts'
import { endWait } from './end-wait.ts'
import { failWait } from './fail-wait.ts'
import { handOver } from './hand-over.ts'
import { help } from './help.ts'
import { jump } from './jump.ts'
import { launch } from './launch.ts'
import { migrate } from './migrate.ts'
import { noteCases } from './note-cases.ts'
import { openCopy } from './open-copy.ts'
import { openTask } from './open-task.ts'
import { passTime } from './pass-time.ts'
import { reassign } from './reassign.ts'
import { recall } from './recall.ts'
import { recordStep } from './record-step.ts'
import { reject } from './reject.ts'
import { removeSigners } from './remove-signers.ts'
import { resume } from './resume.ts'
import { retry } from './retry.ts'
import { retryWait } from './retry-wait.ts'
import { returnCase } from './return.ts'
import { revive } from './revive.ts'
import { revoke } from './revoke.ts'
import { saveDraft } from './save-draft.ts'
import { sign } from './sign.ts'
import { skipWait } from './skip-wait.ts'
import { standingObjection } from './standing-objection.ts'
import { start } from './start.ts'
import { suspend } from './suspend.ts'
import { takeBack } from './take-back.ts'
import { terminate } from './terminate.ts'
import { transfer } from './transfer.ts'
import { unsign } from './unsign.ts'
import { urge } from './urge.ts'
import { withdraw } from './withdraw.ts'

/** The register: a new command is its file, its line in `FlowCommand`, and one line here. */
export const commandRules: Readonly<{ [Type in FlowCommandType]: CommandRule<Type> }> = {
  saveDraft,
  launch,
  deleteDraft,
  recall,
  withdraw,
  urge,
  sign,
  unsign,
  start,
  agree,
  reject,
  return: returnCase,
  transfer,
  takeBack,
  assist,
  help,
  addSigners,
  removeSigners,
  copy,
  openTask,
  comment,
  openCopy,
  terminate,
  noteCases,
  endWait,
  failWait,
  retryWait,
  skipWait,
  passTime,
  recordStep,
  suspend,
  resume,
  revive,
  reassign,
  handOver,
  jump,
  retry,
  migrate,
  archive,
  revoke,
  endRevocation,
}

/** Why a command must not happen now, as `decide` and `allowed` both ask. */
export function objectionTo(type: FlowCommandType, moment: Moment, actor: Actor): Objection | undefined {
  return standingObjection(moment, type, actor) ?? commandRules[type].objection(moment, actor)
}
