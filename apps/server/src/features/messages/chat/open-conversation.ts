import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { loadVisibleCase, type VisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { titleOf } from '../../../cases/reading/named-case.ts'
import { houseLanguage } from '../../../http/caller.ts'
import { serve } from '../../../http/serve.ts'
import { findColleague } from '../../company/contacts/index.ts'
import {
  findCaseConversation,
  findDirectId,
  findOwn,
  insertConversation,
  joinMembers,
  pairOf,
} from './conversation-store.ts'
import { conversationView } from './conversation-view.ts'
import { forgottenUpTo } from './message-store.ts'
import { type ChatWriting, lockConversation, refuseStrangers } from './own-conversation.ts'
import { pushList } from './push-message.ts'
import { sendEvent } from './send-message.ts'
import { mayRead } from './who-may-read.ts'

export const open = serve(contract.chat.open, (call) => conversationView(call, call.input.id))

export const openDirect = serve(contract.chat.openDirect, async (call) => {
  const { input, actor } = call
  if (input.personId === actor.personId) throw new Refusal<RefusalCode>('chat.withYourself')
  const { person } = await findColleague(call, input.personId)
  await refuseStrangers(call, person.id)
  const id = await directWith(call, person.id)
  await refuseBlocked(call, id, person.name)
  return conversationView(call, id)
})

/** Refuses `chatBlocks.blocked` to who blocked the other of two. */
async function refuseBlocked(call: ChatWriting, id: string, name: string): Promise<void> {
  const own = await findOwn(call.tx, { id, personId: call.actor.personId })
  if (own && !(await mayRead(call, own))) throw new Refusal<RefusalCode>('chatBlocks.blocked', { name })
}

/** The conversation of the caller with somebody, made where there is none. */
export async function directWith(call: ChatWriting, personId: string): Promise<string> {
  const { tx, actor, now, server } = call
  const pair = pairOf(actor.personId, personId)
  const known = await findDirectId(tx, pair)
  if (known) return known

  const id = server.newId()
  const isNew = await insertConversation(tx, {
    ...{ id, kind: 'direct', name: '', pair, createdBy: actor.personId, now },
  })
  if (!isNew) return (await findDirectId(tx, pair)) ?? id
  const personIds = [actor.personId, personId]
  await joinMembers(tx, { conversationId: id, personIds, role: 'member', joinedSequence: 0, now })
  return id
}

/** Who can read a case talks about it with everybody on it. Those who come to the case later join when it is opened next. */
export const openCase = serve(contract.chat.openCase, async (call) => {
  const { input, tx, actor, now, server } = call
  const seen = await loadVisibleCase(call, { caseId: input.caseId })
  const known = await findCaseConversation(tx, input.caseId)
  const id = known ?? server.newId()
  const name = titleOf(seen.state, houseLanguage)
  if (!known)
    await insertConversation(tx, {
      ...{ id, kind: 'case', name, caseId: input.caseId, createdBy: actor.personId, now },
    })
  const conversationId = (await findCaseConversation(tx, input.caseId)) ?? id
  const personIds = await peopleOn(call, seen)
  const joinedSequence = await forgottenUpTo(tx, conversationId)
  const joined = await joinMembers(tx, { conversationId, personIds, role: 'member', joinedSequence, now })
  if (joined.length > 0) {
    const own = await lockConversation(call, conversationId)
    if (!known) await sendEvent(call, own, { name: 'created', people: [], text: name })
    pushList(call, joined)
  }
  return conversationView(call, conversationId)
})

async function peopleOn({ actor, server }: ChatWriting, { state }: VisibleCase): Promise<readonly string[]> {
  const directory = await server.directories.of(actor.tenant)
  const onTasks = state.tasks.flatMap(({ stage, person }) =>
    stage === 'waiting' || stage === 'cancelled' ? [] : person,
  )
  const all = new Set([actor.personId, state.starter, ...onTasks])
  return [...all].filter((id) => directory.isActive(id))
}
