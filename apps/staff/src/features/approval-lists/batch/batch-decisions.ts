import type { contract, RequestInput } from '@signet/contract'
import { ArrowRightLeft, Check, type LucideIcon, Undo2, X } from 'lucide-react'

export type BatchDecision = RequestInput<(typeof contract)['approvals']['decideMany']>['decision']

/** The decisions on many tasks: icon, and whether they are in the bar or under "more". */
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
