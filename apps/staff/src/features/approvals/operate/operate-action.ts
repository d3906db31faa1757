/** What may be done with words on the decision page. */
export const operateActions = [
  'agree',
  'handle',
  'reject',
  'return',
  'transfer',
  'assist',
  'help',
  'addSigners',
  'removeSigners',
  'copyTo',
  'recall',
  'withdraw',
  'terminate',
] as const
export type OperateAction = (typeof operateActions)[number]
