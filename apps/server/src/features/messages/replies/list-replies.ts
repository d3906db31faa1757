import type { contract, HandlerOutput } from '@signet/contract'
import { Reason, sayReason } from '../../../clock/reason.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import type { Call } from '../../../http/serve.ts'
import { findMailbox, hurryMailbox, incomingPage } from './reply-store.ts'
import { beginAgain, countTrials } from './trial-store.ts'

type Endpoint = typeof contract.channels.replies
type Again = typeof contract.channels.tryRepliesAgain

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
      retrying: await countTrials(tx),
    },
  }
}

/** Has mails tried again that were given up; the mailbox is read at once. */
export async function tryRepliesAgain({ input, tx, now }: Call<Again>): Promise<HandlerOutput<Again>> {
  const count = await beginAgain(tx, input.ids, now)
  if (count > 0) await hurryMailbox(tx, now)
  return { count }
}
