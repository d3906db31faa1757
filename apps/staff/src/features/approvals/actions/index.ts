import { useT } from '@signet/i18n/react'
import type { OperateAction } from '../operate/operate-action.ts'
import type { OperateRule } from './operate-rule.ts'
import { assist, copyTo, transfer } from './people-actions.tsx'
import { returnCase } from './return.tsx'
import { addSigners, removeSigners } from './signer-actions.tsx'
import { agree, handle, help, recall, reject, terminate, withdraw } from './simple-actions.ts'

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

/** The label of the opinion that an action asks for, and its ready phrases. */
export function useOpinionWords(action: OperateAction) {
  const t = useT()
  const { asksFor, phrases } = operateActions[action]
  return {
    label: t(`approvals.opinion.${asksFor === 'opinion' ? 'label' : 'reason'}`),
    placeholder: t(`staff.${asksFor}.placeholder`),
    ready: [...Array(phrases).keys()].map((at) => t(`approvals.phrase.${action}.${at + 1}`)),
  }
}
