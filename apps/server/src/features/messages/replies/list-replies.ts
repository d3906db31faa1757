import type { contract, HandlerOutput } from '@signet/contract'
import { Reason, sayReason } from '../../../clock/reason.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import type { Call } from '../../../http/serve.ts'
import { findMailbox, incomingPage } from './reply-store.ts'

type Endpoint = typeof contract.channels.replies

/** What came in as answers, and how the mailbox does. */
export async function showReplies({
  input,
  actor,
  caller,
  tx,
  server,
}: Call<Endpoint>): Promise<HandlerOutput<Endpoint>> {
  const { nameOf } = await server.directories.of(actor.tenant)
  const say = server.words.t(caller.locale)
  const { isOn } = await server.settings.of(actor.tenant, 'replies')
  const mailbox = await findMailbox(tx)
  const failure = Reason.nullable().parse(mailbox?.reason ?? null)
  const { rows, total } = await incomingPage(tx, input.state, rangeOf(input))
  return {
    ...toPage(rows, {
      request: input,
      total,
      placeOf: ({ at, id }) => ({ at, id }),
      show: ({ personId, reason, params, ...row }) => ({
        ...row,
        person: personId === null ? '' : nameOf(personId),
        reason: reason === '' ? '' : sayReason(say, Reason.parse({ code: reason, params })),
      }),
    }),
    mailbox: {
      isOn,
      readAt: mailbox?.readAt ?? null,
      failingSince: mailbox?.failingSince ?? null,
      reason: failure === null ? '' : sayReason(say, failure),
    },
  }
}
