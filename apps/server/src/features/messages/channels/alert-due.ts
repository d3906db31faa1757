import { workInTenant } from '../../../clock/work-in-tenant.ts'
import type { Server } from '../../../server.ts'
import { markAlerted, takeAlerting } from '../alerts/index.ts'
import { type NewAlert, queueAlerts } from '../deliveries/index.ts'
import { loadChoices, noChoice } from './choice-store.ts'
import { loadRules } from './rule-store.ts'
import { quietUntil, wantedChannels } from './wanted-channels.ts'

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
    const { timeZone, newId } = server
    const alerts = behind.flatMap((of): readonly NewAlert[] => {
      const choice = choices.get(of.personId) ?? noChoice
      const nextAttemptAt = quietUntil(choice, { now, timeZone }) ?? now
      return wantedChannels('chat', { rules, choices: choice.choices }).map((channel) => ({
        ...of,
        ...{ id: newId(), channel, at: now, nextAttemptAt },
      }))
    })
    await queueAlerts(tx, alerts)
    return alerts.length > 0 || due.length === atOnce
  })
}
