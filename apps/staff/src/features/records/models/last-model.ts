import { readStored, type Say, type Store } from '@signet/client'
import { z } from 'zod'

const LastModel = z.object({ modelId: z.string().min(1), name: z.string() })
type LastModel = z.output<typeof LastModel>

/** Keeps which list was opened last, for pages whose address does not name it. */
export function keepLastModel(store: Store, model: LastModel): void {
  store.setItem('dynamicModelExtra', JSON.stringify(model))
}

/** The list that was opened last in this session. Refuses `client.stored.notFound` when there was none. */
export function readLastModel(store: Store, say: Say): LastModel {
  return LastModel.parse(JSON.parse(readStored(store, 'dynamicModelExtra', say)))
}
