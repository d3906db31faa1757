import type { Endpoint } from '@signet/contract'
import type { Delegation } from '@signet/flow'
import type { Call } from '../../http/serve.ts'
import type { Snapshot } from '../../people/directory/index.ts'
import { listNumber } from './list-number.ts'

type ReceiverNotice = Readonly<{ delegation: Delegation; directory: Snapshot; sentence: 'given' | 'asked' }>

/** Notifies receivers that they may act for someone, or that they are asked to. */
export function tellReceivers(
  { tell, now }: Pick<Call<Endpoint>, 'tell' | 'now'>,
  { delegation: { id, kind, from, to }, directory, sentence }: ReceiverNotice,
): void {
  tell({
    topic: 'notice',
    body: {
      toPersonIds: to,
      kind: 'flow',
      titleKey: `delegations.notice.${sentence}`,
      titleParams: { person: directory.nameOf(from), kind },
      senderId: from,
      delegation: listNumber(kind, 'forMe'),
      fact: `delegation:${id}:${sentence}:${now}`,
    },
  })
}
