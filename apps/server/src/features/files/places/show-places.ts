import { contract } from '@signet/contract'
import { z } from 'zod'
import { serve } from '../../../http/serve.ts'
import type { KeptStore } from '../../../outside/objects/index.ts'
import { findChosen } from './chosen-store.ts'
import { moveAll } from './move-content.ts'
import { countMoves, countPlaces, listStores } from './place-store.ts'

const Reason = z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })

/** Shows where the files of a company are, and how far their move is. */
export const filePlaces = serve(contract.settings.filePlaces, async ({ tx, actor, server, caller }) => {
  const chosen = await findChosen(server, { db: tx, tenant: actor.tenant })
  const uses = await countPlaces(tx)
  const stores = await listStores(tx)
  const { waiting, failed, reason } = await countMoves(tx)
  const say = server.words.t(caller.locale)
  const said = Reason.safeParse(reason)
  const placeOf = (store: KeptStore | undefined) => {
    const { files = 0, bytes = 0 } = uses.find(({ storeId }) => storeId === (store?.id ?? null)) ?? {}
    return { name: store ? nameOf(store) : '', isChosen: store?.id === chosen?.id, files, bytes }
  }
  return {
    places: [undefined, ...stores].map(placeOf),
    waiting,
    failed,
    reason: said.success ? say(said.data.code, said.data.params) : '',
  }
})

export const moveFiles = serve(contract.settings.moveFiles, async ({ tx, actor, server, now }) => {
  await moveAll(server, { tx, tenant: actor.tenant, now })
  return { waiting: (await countMoves(tx)).waiting }
})

function nameOf({ endpoint, bucket, prefix }: KeptStore): string {
  return [endpoint, bucket, prefix].filter((part) => part !== '').join('/')
}
