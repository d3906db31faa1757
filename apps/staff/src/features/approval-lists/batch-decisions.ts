import type { contract, Sent } from '@signet/contract'
import { ArrowRightLeft, Check, type LucideIcon, Undo2, X } from 'lucide-react'

export type BatchDecision = Sent<(typeof contract)['approvals']['decideMany']>['decision']

/** Register of the decisions on many tasks: their icon, and whether they stand in the bar or under "more". */
export const batchDecisions: Readonly<
  Record<BatchDecision, Readonly<{ Icon: LucideIcon; place: 'bar' | 'more' }>>
> = {
  reject: { Icon: X, place: 'bar' },
  agree: { Icon: Check, place: 'bar' },
  return: { Icon: Undo2, place: 'more' },
  transfer: { Icon: ArrowRightLeft, place: 'more' },
}

export function decisionsAt(place: 'bar' | 'more'): readonly BatchDecision[] {
  const decisions = Object.keys(batchDecisions) as BatchDecision[]
  return decisions.filter((decision) => batchDecisions[decision].place === place)
}
