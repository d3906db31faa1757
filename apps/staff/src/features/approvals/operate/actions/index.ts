import type { OperateAction } from '../operate-action.ts'
import { addSigners } from './add-signers.tsx'
import { agree, handle } from './agree.ts'
import { assist } from './assist.tsx'
import { copyTo } from './copy-to.tsx'
import { help } from './help.ts'
import type { OperateRule } from './operate-rule.ts'
import { recall } from './recall.ts'
import { reject } from './reject.ts'
import { removeSigners } from './remove-signers.tsx'
import { returnCase } from './return.tsx'
import { terminate } from './terminate.ts'
import { transfer } from './transfer.tsx'
import { withdraw } from './withdraw.ts'

export const operateActions: Readonly<Record<OperateAction, OperateRule>> = {
  agree,
  handle,
  reject,
  return: returnCase,
  transfer,
  assist,
  help,
  addSigners,
  removeSigners,
  copyTo,
  recall,
  withdraw,
  terminate,
}
