import type { Endpoint } from '@signet/contract'
import type { Delegation } from '@signet/flow'
import type { Snapshot } from '../../directory/index.ts'
import type { Call } from '../../http/serve.ts'
import { listNumber } from './list-number.ts'

type Told = Readonly<{ delegation: Delegation; directory: Snapshot; sentence: 'given' | 'asked' }>

/** Tells whoever shall act for somebody that he may, or that he is asked to. */
export function tellReceivers(
  { tell, now }: Pick<Call<Endpoint>, 'tell' | 'now'>,
  { delegation: { id, kind, from, to }, directory, sentence }: Told,
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
