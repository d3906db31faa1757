import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { findKey, keyCallPage, keyPage } from '../../../people/access-keys/index.ts'
import { reasonOf } from '../logs/index.ts'
import { listedKeyView } from './access-key-view.ts'
import { keyAreas } from './admit-settings.ts'

export const listAccessKeyScopes = serve(contract.accessKeys.scopes, ({ caller, server }) => {
  const say = server.words.t(caller.locale)
  return { list: keyAreas.map((area) => ({ ...area, name: say(`access-keys.area.${area.area}`) })) }
})

export const listAccessKeys = serve(contract.accessKeys.list, async ({ input, actor, now, server }) => {
  const { tenant } = actor
  const directory = await server.directories.of(tenant)
  const { keyword, state } = input
  const page = await keyPage(server.db.platform, { tenant, now, keyword, state }, rangeOf(input))
  return toPage(page.rows, {
    request: input,
    total: page.total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (row) => listedKeyView(row, { directory, now }),
  })
})

export const openAccessKey = serve(contract.accessKeys.open, async ({ input, actor, now, server }) => {
  const key = await findKey(server.db.platform, { tenant: actor.tenant, id: input.id })
  if (!key) throw new Refusal<RefusalCode>('accessKeys.notFound')
  return listedKeyView(key, { directory: await server.directories.of(actor.tenant), now })
})

export const listAccessKeyCalls = serve(contract.accessKeys.calls, async (call) => {
  const { input, actor, tx, server, caller } = call
  const key = await findKey(server.db.platform, { tenant: actor.tenant, id: input.id })
  if (!key) throw new Refusal<RefusalCode>('accessKeys.notFound')

  const page = await keyCallPage(tx, { keyId: key.id, only: input.only }, rangeOf(input))
  return toPage(page.rows, {
    request: input,
    total: page.total,
    placeOf: ({ at, id }) => ({ at, id }),
    show: ({ refusal, message, ...row }) => ({
      ...row,
      reason: reasonOf({ refusal, message }, { server, locale: caller.locale }),
    }),
  })
})
