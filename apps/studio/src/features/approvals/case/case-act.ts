import { CaseControl, type Steering } from '@signet/contract'

type Control = Steering['can'][number]
type Here = Steering['nodes'][number]

/** An action that an administrator may take on a case now. */
export type CaseAct =
  | Readonly<{ does: ReasonedControl }>
  | Readonly<{ does: 'reassign' | 'retry'; node: string; name: string }>
  | Readonly<{ does: 'jump'; node: string; name: string; jumpTo: Here['jumpTo'] }>

/** Whether a reason is all that a control of the whole case asks for; the others have a form or page of their own. */
const needsOnlyReason = {
  suspend: true,
  resume: true,
  terminate: false,
  revive: true,
  archive: true,
  migrate: false,
  recordStep: false,
} as const satisfies Readonly<Record<Control, boolean>>

type Controls = typeof needsOnlyReason
type ReasonedControl = { [Key in Control]: Controls[Key] extends true ? Key : never }[Control]

const reasoned = CaseControl.options.filter((does): does is ReasonedControl => needsOnlyReason[does])

/** Everything that the server allows, the whole case first. */
export function actsIn({ can, nodes }: Steering): readonly CaseAct[] {
  return [
    ...reasoned.filter((does) => can.includes(does)).map((does) => ({ does })),
    ...nodes.flatMap(actsAt),
  ]
}

function actsAt({ node, name, canReassign, canRetry, jumpTo }: Here): readonly CaseAct[] {
  return [
    ...(canReassign ? [{ does: 'reassign' as const, node, name }] : []),
    ...(canRetry ? [{ does: 'retry' as const, node, name }] : []),
    ...(jumpTo.length > 0 ? [{ does: 'jump' as const, node, name, jumpTo }] : []),
  ]
}
