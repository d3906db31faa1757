import type { ServerFrame } from '@signet/contract'
import type { Tx } from '@signet/db'
import type { Actor } from '../../http/actor.ts'
import { countUnread, nextSequences, nothingUnread, totalOf } from '../../people/inbox/index.ts'
import type { Server } from '../../server.ts'

type Change = Readonly<{ unreadTotal: number; push: () => void }>

/** Numbers a change of the person's read state; `push` sends it to their devices after commit. */
export async function tellOwnDevices(tx: Tx, { sockets }: Server, actor: Actor): Promise<Change> {
  const { tenant, personId } = actor
  const sequence = (await nextSequences(tx, new Map([[personId, 1]]))).get(personId) ?? 0
  const unreadTotal = totalOf((await countUnread(tx, [personId])).get(personId) ?? nothingUnread)
  const frame: ServerFrame = {
    method: 'changed',
    sequence,
    topics: ['notices'],
    unreadTotalCount: unreadTotal,
  }

  return { unreadTotal, push: () => sockets.publish({ tenant, personIds: [personId], frame }) }
}
