import { createHash } from 'node:crypto'
import { largestPayload, pushKeysOf, sendPush } from '../../../outside/push/index.ts'
import { describeDevice } from '../../../people/sessions/index.ts'
import type { ChannelContext, ChannelKind, Parcel } from './channel-kind.ts'
import { cutText } from './cut-text.ts'
import { decideLinkOf } from './decide-links.ts'
import { saidIn } from './parcel-text.ts'
import { canPush } from './push-devices.ts'
import { forgetSubscriptions, loadSubscriptions } from './push-store.ts'
import { refusedReason } from './refused-reason.ts'

/**
 * Web push to every browser that somebody allowed it in, as long as the session lives. It is sent when one takes it:
 * others that fail for the moment miss a notification of what is in their inbox.
 */
export const byPush: ChannelKind = {
  isReady: async ({ server }) => canPush(server),
  reachOf: async (context, { id }) => {
    const { living } = await subscriptionsOf(context, id)
    return [...new Set(living.map(({ userAgent }) => nameOf(userAgent)))].join(', ')
  },
  send: async (context, parcel) => {
    const { server, tenant } = context
    if (!canPush(server))
      return { reason: { code: 'channels.notReady', params: {} }, isFinal: false, isOfReceiver: false }
    const push = {
      keys: pushKeysOf(server.secrets),
      contact: new URL(server.publicUrl ?? '').origin,
      topic: createHash('sha256').update(parcel.tag).digest('base64url').slice(0, 32),
      now: server.clock(),
    }
    const { living, ended } = await subscriptionsOf(context, parcel.personId)
    const answers = await Promise.allSettled(
      living.map(async (target) => ({
        id: target.id,
        answer: await sendPush(server.outside, target, {
          ...push,
          payload: payloadOf(parcel, await decidePathOf(context, parcel, target)),
        }),
      })),
    )
    const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const gone = done.filter(({ answer }) => answer === 'gone').map(({ id }) => id)
    await forgetSubscriptions(server.db.beside(tenant), [...ended, ...gone])
    if (done.some(({ answer }) => answer === 'taken')) return undefined

    const failed = answers.find((answer) => answer.status === 'rejected')
    if (failed) return { reason: refusedReason(failed.reason), isFinal: false, isOfReceiver: false }
    return { reason: { code: 'channels.noAddress', params: {} }, isFinal: true, isOfReceiver: true }
  },
}

/** Those whose session lives, and the ids of the others. */
async function subscriptionsOf({ server, tenant }: ChannelContext, personId: string) {
  const all = await loadSubscriptions(server.db.beside(tenant), personId)
  const open = new Set((await server.sessions.openOf({ tenant, personId })).map(({ session }) => session))
  const isLiving = ({ session }: Readonly<{ session: string }>) => open.has(session)
  return { living: all.filter(isLiving), ended: all.filter((one) => !isLiving(one)).map(({ id }) => id) }
}

function nameOf(userAgent: string): string {
  const { browser, system } = describeDevice({ device: 'web', address: '', userAgent })
  // A browser that says nothing of itself is reached too.
  return [browser, system].filter(Boolean).join(' · ') || 'Web'
}

/** Where the task of a message is decided from this browser, without signing in; empty where it is not. */
async function decidePathOf(
  context: ChannelContext,
  { messages: [message], personId }: Parcel,
  { session }: Readonly<{ session: string }>,
): Promise<string> {
  if (!message) return ''
  const link = await decideLinkOf(context, message, { personId, channel: 'push', session })
  return link === '' ? '' : pathOf(link)
}

function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link)
  return pathname + search + hash
}

/** What the service worker shows; long texts are cut so that every vendor takes it. */
function payloadOf({ tag, messages, t }: Parcel, decidePath: string): string {
  const [{ title, link, ...message } = { title: '', words: '', sender: '', link: '' }] = messages
  const said = saidIn(message)
  const path = link === '' ? '/' : pathOf(link)
  const decide = decidePath === '' ? {} : { decide: { path: decidePath, title: t('channels.mailDecide') } }
  for (let most = 500; ; most = Math.floor(most / 2)) {
    const payload = JSON.stringify({
      id: tag,
      title: cutText(title, most),
      body: cutText(said, most),
      path,
      ...decide,
    })
    if (Buffer.byteLength(payload) <= largestPayload) return payload
  }
}
