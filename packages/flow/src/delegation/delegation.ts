export const delegationKinds = ['entrust', 'agency'] as const
/** `entrust`: may launch for me; `agency`: may decide for me. */
export type DelegationKind = (typeof delegationKinds)[number]

/** From whom to whom, for which flows ('all' or ids), from `start` until before `end` (ISO 8601). */
export type Delegation = Readonly<{
  id: string
  kind: DelegationKind
  from: string
  to: readonly string[]
  flows: 'all' | readonly string[]
  start: string
  end: string
}>
