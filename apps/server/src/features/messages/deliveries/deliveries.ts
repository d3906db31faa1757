import { contract, type HandlerOutput } from '@signet/contract'
import { sayReason } from '../../../clock/reason.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { findPeople } from '../../../people/directory/index.ts'
import { reachSight } from '../../../people/rights/reach-sight.ts'
import type { Server } from '../../../server.ts'
import { isChannel } from './channel-kinds.ts'
import { deliveryPage, forgetDeliveries, queueAgain } from './delivery-store.ts'

type Shown = HandlerOutput<typeof contract.channels.deliveries>['list'][number]

export const listDeliveries = serve(contract.channels.deliveries, async (call) => {
  const { input, actor, caller, tx, server } = call
  const directory = await server.directories.of(actor.tenant)
  const t = server.words.t(caller.locale)
  const { channel, state, keyword } = input
  const filter = {
    channel,
    state,
    personIds: keyword
      ? findPeople(directory.people, keyword, (await reachSight(call)).phone).map(({ id }) => id)
      : undefined,
  }
  const { rows, total } = await deliveryPage(tx, filter, rangeOf(input))
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ at, id }) => ({ at, id }),
    show: ({ personId, reason, ...row }) => ({
      ...row,
      channel: isChannel(row.channel) ? row.channel : 'mail',
      category: row.category as Shown['category'],
      person: {
        id: personId,
        name: directory.nameOf(personId),
        headIcon: directory.people.get(personId)?.avatar,
      },
      reason: reason === null ? '' : sayReason(t, reason),
    }),
  })
})

export const redeliver = serve(contract.channels.redeliver, async ({ input, tx, now }) => ({
  count: await queueAgain(tx, { ...input, now }),
}))

/** Deletes deliveries from before an instant that wait for nothing. */
export async function forgetOldMessages({ db }: Server, tenant: string, before: string): Promise<void> {
  await forgetDeliveries(db.tenant(tenant), before)
}
