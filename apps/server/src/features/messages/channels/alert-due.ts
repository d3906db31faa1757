import { workInTenant } from '../../../clock/work-in-tenant.ts'
import type { Server } from '../../../server.ts'
import { markAlerted, takeAlerting } from '../alerts/index.ts'
import { type NewAlert, type NewDelivery, queueAlerts, queueDeliveries } from '../deliveries/index.ts'
import { type Choice, loadChoices, noChoice } from './choice-store.ts'
import { loadRules } from './rule-store.ts'
import { digestTime, type Local, quietUntil, wantedChannels } from './wanted-channels.ts'

/** Conversations of one round. */
const atOnce = 50

/**
 * Sends word of conversations by the channels that their members want, to those who have not read them. Returns whether
 * there is more to do.
 */
export function alertDue(server: Server, tenant: string): Promise<boolean> {
  return workInTenant(server, tenant, async ({ tx, now }) => {
    const due = await takeAlerting(tx, { now, most: atOnce })
    const rules = await loadRules(tx)
    if (!rules.chat) return due.length === atOnce

    const behind = await markAlerted(tx, due)
    const choices = await loadChoices(
      tx,
      behind.map(({ personId }) => personId),
    )
    const local = { now, timeZone: server.timeZone }
    const parcels = behind.flatMap(({ conversationId, personId }) => {
      const choice = choices.get(personId) ?? noChoice
      const channels = wantedChannels('chat', { rules, choices: choice.choices })
      return channels.map((channel) => {
        const alert = { id: server.newId(), personId, channel, at: now }
        return parcelOf(alert, { conversationId, choice, local })
      })
    })
    await queueAlerts(
      tx,
      parcels.flatMap(({ alert }) => alert ?? []),
    )
    await queueDeliveries(
      tx,
      parcels.flatMap(({ joining }) => joining ?? []),
    )
    return parcels.length > 0 || due.length === atOnce
  })
}

type Alert = Pick<NewAlert, 'id' | 'personId' | 'channel' | 'at'>
type Known = Readonly<{ conversationId: string; choice: Choice; local: Local }>
type AlertParcel = Readonly<{ alert?: NewAlert; joining?: NewDelivery }>

/** A mail of a person who has one a day joins that; everything else goes alone, after quiet hours. */
function parcelOf(alert: Alert, { conversationId, choice, local }: Known): AlertParcel {
  const digestAt = digestTime(choice, alert.channel, local)
  if (digestAt === undefined)
    return { alert: { ...alert, conversationId, nextAttemptAt: quietUntil(choice, local) ?? local.now } }
  const gathered = { category: 'chat', noticeIds: [], conversationIds: [conversationId] } as const
  return { joining: { ...alert, ...gathered, isDigest: true, nextAttemptAt: digestAt } }
}
