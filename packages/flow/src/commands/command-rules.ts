import type { FlowCommandType } from '../flow-command.ts'
import { addSigners } from './add-signers.ts'
import { agree } from './agree.ts'
import { assist } from './assist.ts'
import type { CommandRule } from './command-rule.ts'
import { comment } from './comment.ts'
import { copy } from './copy.ts'
import { deleteDraft } from './delete-draft.ts'
import { help } from './help.ts'
import { launch } from './launch.ts'
import { openCopy } from './open-copy.ts'
import { openTask } from './open-task.ts'
import { recall } from './recall.ts'
import { recordStep } from './record-step.ts'
import { reject } from './reject.ts'
import { removeSigners } from './remove-signers.ts'
import { returnCase } from './return.ts'
import { saveDraft } from './save-draft.ts'
import { sign } from './sign.ts'
import { start } from './start.ts'
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
  recordStep,
}
