import { useT } from '@signet/i18n/react'
import { operateActions } from './actions/index.ts'
import type { OperateAction } from './operate-action.ts'

/** The label of the opinion that an action asks for, and its ready phrases. */
export function useOpinionWords(action: OperateAction) {
  const t = useT()
  const { asksFor, phrases } = operateActions[action]
  return {
    label: t(`approvals.opinion.${asksFor === 'opinion' ? 'label' : 'reason'}`),
    ready: [...Array(phrases).keys()].map((at) => t(`approvals.phrase.${action}.${at + 1}`)),
  }
}
