import { contract } from '@signet/contract'
import { type Route, serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import type { ReplyAddresses, ReplyOrder } from './reply-address.ts'

export type { ReplyAddresses } from './reply-address.ts'

const listReplies = serve(contract.channels.replies, async (call) =>
  (await import('./list-replies.ts')).showReplies(call),
)

const tryRepliesAgain = serve(contract.channels.tryRepliesAgain, async (call) =>
  (await import('./list-replies.ts')).tryRepliesAgain(call),
)

export const replies: readonly Route[] = [listReplies, tryRepliesAgain]

// Loaded by companies that take answers; the start of the server does without it.

export async function issueReplyAddresses(
  server: Server,
  order: ReplyOrder,
): Promise<ReplyAddresses | undefined> {
  return (await import('./reply-address.ts')).issueReplyAddresses(server, order)
}

export async function readReplies(server: Server, tenant: string): Promise<boolean> {
  return (await import('./read-replies.ts')).readReplies(server, tenant)
}

export async function forgetOldReplies(server: Server, tenant: string, before: string): Promise<void> {
  await (await import('./reply-store.ts')).forgetReplies(server.db.tenant(tenant), before)
}
