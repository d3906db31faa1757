import type { Objection } from '../refusals.ts'
import { type Actor, admissionObjection, type CaseContext } from '../rules/objections.ts'
import { handOver } from './administrator/hand-over.ts'
import { jump } from './administrator/jump.ts'
import { migrate } from './administrator/migrate.ts'
import { reassign } from './administrator/reassign.ts'
import { recordStep } from './administrator/record-step.ts'
import { retry } from './administrator/retry.ts'
import { revive } from './administrator/revive.ts'
import { resume, suspend } from './administrator/suspend.ts'
import { archive, terminate } from './administrator/terminate.ts'
import type { CommandRule } from './command-rule.ts'
import type { FlowCommandType } from './flow-command.ts'
import { comment } from './reader/comment.ts'
import { fileMessages } from './reader/file-messages.ts'
import { deleteDraft, saveDraft } from './starter/draft.ts'
import { launch } from './starter/launch.ts'
import { recall, withdraw } from './starter/recall.ts'
import { endRevocation, revoke } from './starter/revoke.ts'
import { urge } from './starter/urge.ts'
import { passTime } from './system/pass-time.ts'
import { endWait, failWait, noteCases, retryWait, skipWait } from './system/waits.ts'
import { assist, help } from './task/assist.ts'
import { copy, openCopy } from './task/copy.ts'
import { returnCase } from './task/return.ts'
import { openTask, sign, start, unsign } from './task/sign.ts'
import { addSigners, removeSigners } from './task/signers.ts'
import { takeBack } from './task/take-back.ts'
import { transfer } from './task/transfer.ts'
import { agree, reject } from './task/vote.ts'

/** Register of all commands: a new one is its file, its line in `FlowCommand`, and one line here. */
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
  fileMessages,
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
export function objectionTo(
  type: FlowCommandType,
  context: CaseContext,
  actor: Actor,
): Objection | undefined {
  const rule = commandRules[type]
  return admissionObjection(rule.admission, context.state) ?? rule.objection(context, actor)
}
