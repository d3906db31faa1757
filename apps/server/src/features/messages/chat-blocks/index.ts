import { contract, type RefusalCode, type ServerFrame } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type Call, type Route, serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { findColleague } from '../../company/contacts/index.ts'
import { deleteBlock, insertBlock, loadBlocks, readDirect } from './block-store.ts'

const { chatBlocks: calls } = contract

const list = serve(calls.list, async ({ tx, actor, server }) => {
  const refer = personRef(await server.directories.of(actor.tenant))
  const rows = await loadBlocks(tx, actor.personId)
  return { list: rows.map(({ blockedId, blockedAt }) => ({ person: refer(blockedId), blockedAt })) }
})

/** Colleagues work together, so one of the two is of another company. */
const block = serve(calls.block, async (call) => {
  const { input, actor, tx, now } = call
  if (input.personId === actor.personId) throw new Refusal<RefusalCode>('chat.withYourself')
  const { directory, person } = await findColleague(call, input.personId)
  if (!(actor.isExternal || directory.isExternal(person.id)))
    throw new Refusal<RefusalCode>('chatBlocks.colleague')

  await insertBlock(tx, { personId: actor.personId, blockedId: person.id, blockedAt: now })
  refreshOwn(call)
  return null
})

const unblock = serve(calls.unblock, async (call) => {
  const { input, actor, tx } = call
  const of = { personId: actor.personId, blockedId: input.personId }
  if (await deleteBlock(tx, of)) await readDirect(tx, of)
  refreshOwn(call)
  return null
})

/** The own devices alone: the other is not told. */
function refreshOwn({ actor, server, afterCommit }: Pick<Call<never>, 'actor' | 'server' | 'afterCommit'>) {
  const { tenant, personId } = actor
  const frame: ServerFrame = { method: 'chatList' }
  afterCommit(() => server.sockets.publish({ tenant, personIds: [personId], frame }))
}

export const chatBlocks: readonly Route[] = [list, block, unblock]
