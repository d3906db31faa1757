import type { LinkChannel } from '@signet/flow'
import { issueDecisionLink } from '../../approvals/index.ts'
import type { ChannelContext, Parcel } from './channel-kind.ts'
import type { Message } from './message-words.ts'

type Addressee = Pick<Parcel, 'personId'> & Readonly<{ channel: LinkChannel; session: string | null }>

/** Returns an address where the reader of a message decides its task once; empty where they do not. */
export async function decideLinkOf(
  { server, tenant }: ChannelContext,
  { task }: Message,
  addressee: Addressee,
): Promise<string> {
  return task ? issueDecisionLink(server, { tenant, ...task, ...addressee }) : ''
}
