import { createHash } from 'node:crypto'
import { largestPayload, pushKeysOf, sendPush } from '../../../outside/push/index.ts'
import { describeDevice } from '../../../people/sessions/index.ts'
import type { ChannelContext, ChannelKind, Parcel } from './channel-kind.ts'
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
    const names = (await livingSubscriptions(context, id)).map(({ userAgent }) => nameOf(userAgent))
    return [...new Set(names)].join(', ')
  },
  send: async (context, parcel) => {
    const { server, tenant } = context
    if (!canPush(server)) return { reason: { code: 'channels.notReady', params: {} }, isFinal: false }
    const push = {
      keys: pushKeysOf(server.secrets),
      contact: new URL(server.publicUrl ?? '').origin,
      payload: payloadOf(parcel),
      topic: createHash('sha256').update(parcel.id).digest('base64url').slice(0, 32),
      now: server.clock(),
    }
    const targets = await livingSubscriptions(context, parcel.personId)
    const answers = await Promise.allSettled(
      targets.map(async (target) => ({
        id: target.id,
        answer: await sendPush(server.outside, target, push),
      })),
    )
    const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const gone = done.filter(({ answer }) => answer === 'gone').map(({ id }) => id)
    if (gone.length > 0) await forgetSubscriptions(server.db.tenant(tenant), gone)
    if (done.some(({ answer }) => answer === 'taken')) return undefined

    const failed = answers.find((answer) => answer.status === 'rejected')
    if (failed) return { reason: refusedReason(failed.reason), isFinal: false }
    return { reason: { code: 'channels.noAddress', params: {} }, isFinal: true }
  },
}

/** Forgets those whose session has ended. */
async function livingSubscriptions({ server, tenant }: ChannelContext, personId: string) {
  const all = await loadSubscriptions(server.db.tenant(tenant), personId)
  if (all.length === 0) return []
  const open = new Set((await server.sessions.openOf({ tenant, personId })).map(({ session }) => session))
  const ended = all.filter(({ session }) => !open.has(session)).map(({ id }) => id)
  if (ended.length > 0) await forgetSubscriptions(server.db.tenant(tenant), ended)
  return all.filter(({ session }) => open.has(session))
}

function nameOf(userAgent: string): string {
  const { browser, system } = describeDevice({ device: 'web', address: '', userAgent })
  // A browser that says nothing of itself is reached too.
  return [browser, system].filter(Boolean).join(' · ') || 'Web'
}

/** What the service worker shows; long texts are cut so that every vendor takes it. */
function payloadOf({ id, messages }: Parcel): string {
  const [{ title, words, sender, link } = { title: '', words: '', sender: '', link: '' }] = messages
  const said = words !== '' && sender !== '' ? `${sender}: ${words}` : words
  const path = link === '' ? '/' : new URL(link).pathname + new URL(link).search
  for (let most = 500; ; most = Math.floor(most / 2)) {
    const payload = JSON.stringify({ id, title: cut(title, most), body: cut(said, most), path })
    if (Buffer.byteLength(payload) <= largestPayload) return payload
  }
}

function cut(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : text
}
