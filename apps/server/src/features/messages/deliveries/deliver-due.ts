import { type MessageChannel, type NoticeCategory, readPreferences } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { isoOf } from '../../../clock/clock.ts'
import { processLeased } from '../../../clock/lease.ts'
import { reasonOf } from '../../../clock/reason.ts'
import { listed, retryTime } from '../../../clock/retry.ts'
import type { Begin } from '../../../clock/ticker.ts'
import { workInTenant } from '../../../clock/work-in-tenant.ts'
import { houseLanguage } from '../../../http/caller.ts'
import type { Person } from '../../../people/directory/index.ts'
import { noticeCategoryOf } from '../../../people/inbox/index.ts'
import type { Server } from '../../../server.ts'
import { type UnreadTalk, unreadTalk } from '../alerts/index.ts'
import type { ChannelContext, Failure, Parcel } from './channel-kind.ts'
import { channelKind, isChannel } from './channel-kinds.ts'
import {
  channelsInNeed,
  type Delivery,
  loadPreferences,
  loadUnread,
  saveAttempt,
  takeDue,
} from './delivery-store.ts'
import { messageOf, type Reader, subjectOfMessage, valuesOf, valuesOfTalk } from './message-words.ts'
import { noteFailure, noteSuccess } from './state-store.ts'
import { noTemplate, templatesFor } from './template-store.ts'

/** Sends what is due. Each channel has its own lane, so that a slow one holds up no other. */
export async function deliverDue(server: Server, tenant: string, begin: Begin): Promise<boolean> {
  const due = await channelsInNeed(server.db.tenant(tenant), isoOf(server.clock()))
  for (const channel of due) {
    if (isChannel(channel)) begin(channel, () => deliverBy({ server, tenant }, channel))
  }
  // The lanes say whether anything was done.
  return false
}

const column = { table: 'message_delivery', id: 'id', until: 'next_attempt_at' }
/** Messages that one delivery shows; it says how many more there are. */
const mostGathered = 50
/** Maximum parallel deliveries of a channel. */
const atOnce = 5

const minute = 60_000
const hour = 60 * minute
/** Pauses after each failure, about sixteen hours in total; then the delivery is given up. */
const retries = listed([minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 8 * hour])

function deliverBy(context: ChannelContext, channel: MessageChannel): Promise<boolean> {
  const { server, tenant } = context
  return processLeased(server, {
    tenant,
    column,
    take: (lease) => takeDue(server.db.tenant(tenant), { channel, ...lease, most: atOnce }),
    idOf: ({ id }) => id,
    work: (delivery) => deliver(context, channel, delivery),
  })
}

type Outcome =
  | Readonly<{ kind: 'sent'; target: string }>
  | Readonly<{ kind: 'dropped'; target: string; reason: string }>
  | Readonly<{ kind: 'failed'; target: string; failure: Failure }>

async function deliver(context: ChannelContext, channel: MessageChannel, delivery: Delivery): Promise<void> {
  await recordOutcome(context, channel, { delivery, outcome: await send(context, channel, delivery) })
}

async function send(context: ChannelContext, channel: MessageChannel, delivery: Delivery): Promise<Outcome> {
  const { server, tenant } = context
  let target = ''
  try {
    if ((await server.tenants.of(tenant)).isCopy)
      return { kind: 'dropped', target, reason: 'outside.copyRests' }
    const directory = await server.directories.of(tenant)
    const person = directory.people.get(delivery.personId)
    if (!person?.isEnabled) return { kind: 'dropped', target, reason: 'channels.personGone' }
    const contents = await contentsOf(context, { channel, delivery, person })
    if (!contents) return { kind: 'dropped', target, reason: 'channels.overBefore' }
    const kind = await channelKind(channel)
    target = await kind.reachOf(context, person)
    if (target === '') return { kind: 'dropped', target, reason: 'channels.noAddress' }

    const { id, conversationId } = delivery
    const tag = conversationId === null ? id : `chat:${conversationId}`
    const failure = await kind.send(context, { id, tag, personId: person.id, address: target, ...contents })
    return failure ? { kind: 'failed', target, failure } : { kind: 'sent', target }
  } catch (error) {
    const reason = reasonOf(error, { loggedAs: delivery.id })
    if (reason.code === 'server.failed')
      server.log.error({ err: error, delivery: delivery.id }, 'a message could not be sent')
    return { kind: 'failed', target, failure: { reason, isFinal: false, isOfReceiver: false } }
  }
}

type Sending = Readonly<{ channel: MessageChannel; delivery: Delivery; person: Person }>
type Contents = Pick<Parcel, 'messages' | 'total' | 'system' | 't'>

/** What a delivery says now, in its reader's language; undefined where all of it is over. */
function contentsOf(context: ChannelContext, sending: Sending): Promise<Contents | undefined> {
  const { conversationId } = sending.delivery
  return conversationId === null
    ? contentsOfNotices(context, sending)
    : contentsOfTalk(context, sending, conversationId)
}

/** Notices first, then the conversations of a digest. */
async function contentsOfNotices(context: ChannelContext, sending: Sending): Promise<Contents | undefined> {
  const db = context.server.db.tenant(context.tenant)
  const { personId, conversationIds } = sending.delivery
  const notices = await loadUnread(db, sending.delivery, mostGathered)
  const talks: UnreadTalk[] = []
  for (const conversationId of conversationIds) {
    const unread = await unreadTalk(context, { conversationId, personId })
    if (unread) talks.push(unread)
  }
  const total = notices.total + talks.length
  if (total === 0) return undefined
  const { reader, templateOf } = await writingFor(context, sending)
  const messages = [
    ...notices.rows.map((notice) => ({
      ...messageOf(valuesOf(reader, notice), templateOf(noticeCategoryOf(notice))),
      ...subjectOfMessage(notice),
    })),
    ...talks.map((unread) => messageOf(valuesOfTalk(reader, unread, personId), templateOf('chat'))),
  ]
  return { messages: messages.slice(0, mostGathered), total, system: reader.system, t: reader.t }
}

async function contentsOfTalk(
  context: ChannelContext,
  sending: Sending,
  conversationId: string,
): Promise<Contents | undefined> {
  const { personId } = sending.delivery
  const unread = await unreadTalk(context, { conversationId, personId })
  if (!unread) return undefined
  const { reader, templateOf } = await writingFor(context, sending)
  const message = messageOf(valuesOfTalk(reader, unread, personId), templateOf('chat'))
  return { messages: [message], total: 1, system: reader.system, t: reader.t }
}

/** What is needed to write to a person by a channel. */
async function writingFor(context: ChannelContext, { channel, person }: Sending) {
  const { server, tenant } = context
  const locale = await languageOf(context, person)
  const { systemName: system } = await server.settings.of(tenant, 'identity')
  const directory = await server.directories.of(tenant)
  const reader: Reader = { t: server.words.t(locale), locale, directory, home: server.publicUrl, system }
  const templates = await templatesFor(server.db.tenant(tenant), { channel, locale })
  return { reader, templateOf: (category: NoticeCategory) => templates.get(category) ?? noTemplate }
}

/** The language that the person chose, or the house's. */
async function languageOf({ server, tenant }: ChannelContext, { id }: Person): Promise<Locale> {
  const chosen = await loadPreferences(server.db.tenant(tenant), id)
  return readPreferences(JSON.stringify(chosen ?? {}))?.locale ?? houseLanguage
}

type Tried = Readonly<{ delivery: Delivery; outcome: Outcome }>

/** Records an attempt; the first failure of a channel that worked reaches the administrators. */
async function recordOutcome(
  { server, tenant }: ChannelContext,
  channel: MessageChannel,
  { delivery, outcome }: Tried,
): Promise<void> {
  const administrators = (await server.directories.of(tenant)).administrators()
  await workInTenant(server, tenant, async ({ tx, now, tell }) => {
    await saveAttempt(tx, delivery.id, { ...standingAfter(delivery, outcome, now), triedAt: now })
    if (outcome.kind === 'sent') await noteSuccess(tx, { channel, now })
    if (outcome.kind !== 'failed' || outcome.failure.isOfReceiver) return
    if (await noteFailure(tx, { channel, now }))
      tell({
        topic: 'notice',
        body: {
          toPersonIds: [...administrators],
          kind: 'system',
          titleKey: `channels.notice.failing.${channel}`,
          fact: `channel:${channel}:${now}`,
        },
      })
  })
}

function standingAfter({ attempts }: Delivery, outcome: Outcome, now: string) {
  const { kind, target } = outcome
  if (kind === 'sent') return { state: kind, nextAttemptAt: null, target, reason: null }
  if (kind === 'dropped')
    return { state: kind, nextAttemptAt: null, target, reason: { code: outcome.reason, params: {} } }

  const { isFinal, reason } = outcome.failure
  const nextAttemptAt = (!isFinal && retryTime(retries, attempts, Date.parse(now))) || null
  return { state: nextAttemptAt === null ? kind : ('waiting' as const), nextAttemptAt, target, reason }
}
