import type { Steering } from '@signet/contract'

type Here = Steering['nodes'][number]

/** Something that an administrator may do to a case now. */
export type CaseAct =
  | Readonly<{ does: 'suspend' | 'resume' | 'revive' | 'archive' }>
  | Readonly<{ does: 'reassign' | 'retry'; node: string; name: string }>
  | Readonly<{ does: 'jump'; node: string; name: string; jumpTo: Here['jumpTo'] }>

const whole = ['suspend', 'resume', 'revive', 'archive'] as const

/** Everything that the server lets him do, the whole case first. */
export function actsIn({ can, nodes }: Steering): readonly CaseAct[] {
  return [...whole.filter((does) => can.includes(does)).map((does) => ({ does })), ...nodes.flatMap(actsAt)]
}

function actsAt({ node, name, canReassign, canRetry, jumpTo }: Here): readonly CaseAct[] {
  return [
    ...(canReassign ? [{ does: 'reassign' as const, node, name }] : []),
    ...(canRetry ? [{ does: 'retry' as const, node, name }] : []),
    ...(jumpTo.length > 0 ? [{ does: 'jump' as const, node, name, jumpTo }] : []),
  ]
}
