import { workInTenant } from '../../../clock/work-in-tenant.ts'
import { noticeCategoryOf } from '../../../people/inbox/index.ts'
import type { Server } from '../../../server.ts'
import { type NewDelivery, queueDeliveries } from '../deliveries/index.ts'
import { type Choice, loadChoices, loadMuted, noChoice } from './choice-store.ts'
import { takeDispatching } from './dispatch-store.ts'
import { loadRules, type Rules } from './rule-store.ts'
import { digestTime, quietUntil, wantedChannels } from './wanted-channels.ts'

const atOnce = 200

type Due = Awaited<ReturnType<typeof takeDispatching>>[number]
type Known = Readonly<{
  rules: Rules
  choice: Choice
  isMuted: boolean
  now: string
  timeZone: string
  newId: () => string
}>

/**
 * Sends messages on their way by the channels that their people want, except those that were read already. Returns
 * whether there is more to do.
 */
export function dispatchDue(server: Server, tenant: string): Promise<boolean> {
  return workInTenant(server, tenant, async ({ tx, now }) => {
    const due = await takeDispatching(tx, { now, most: atOnce })
    const unread = due.filter(({ readAt }) => readAt === null)
    const personIds = [...new Set(unread.map(({ personId }) => personId))]
    const rules = await loadRules(tx)
    const choices = await loadChoices(tx, personIds)
    const muted = await loadMuted(tx, personIds)
    const { timeZone, newId } = server
    const deliveries = unread.flatMap((notice) =>
      deliveriesOf(notice, {
        ...{ rules, now, timeZone, newId },
        choice: choices.get(notice.personId) ?? noChoice,
        isMuted: muted.has(`${notice.personId} ${notice.caseId}`),
      }),
    )
    await queueDeliveries(tx, deliveries)
    return deliveries.length > 0 || due.length === atOnce
  })
}

/** What the company demands goes out of muted cases too. */
function deliveriesOf(notice: Due, known: Known): readonly NewDelivery[] {
  const { rules, choice, isMuted, now, timeZone, newId } = known
  const category = noticeCategoryOf(notice)
  return wantedChannels(category, { rules, choices: choice.choices })
    .filter((channel) => !isMuted || rules[category]?.[channel] === 'always')
    .map((channel) => {
      const digestAt = digestTime(choice, channel, { now, timeZone })
      const nextAttemptAt = digestAt ?? quietUntil(choice, { now, timeZone }) ?? now
      const { id: noticeId, personId } = notice
      return {
        id: newId(),
        personId,
        channel,
        category,
        noticeIds: [noticeId],
        conversationIds: [],
        at: now,
        isDigest: digestAt !== undefined,
        nextAttemptAt,
      }
    })
}
