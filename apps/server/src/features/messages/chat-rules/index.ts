import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { People, RuledCall } from './company-reach.ts'

/**
 * Refuses `chat.notByRule` where the company does not let the acting person write to one of some people. They are only
 * asked for where there is a rule. Administrators write to everybody; for external people cases and invitations decide.
 */
export async function refuseByRule(call: RuledCall, people: People): Promise<void> {
  const { tenant, isAdministrator } = call.actor
  const { reach } = await call.server.settings.of(tenant, 'chats')
  if (reach === 'everybody' || isAdministrator) return
  await (await import('./company-reach.ts')).refuseBeyondReach(call, people)
}

/** Refuses `chat.groupsByRule` to who may make no groups. */
export async function refuseFounding(call: RuledCall): Promise<void> {
  if (!(await isListed(call, 'founderGroups'))) throw new Refusal<RefusalCode>('chat.groupsByRule')
}

/** Refuses `chat.noticeByRule` to who may not address everybody in a conversation. */
export async function refuseCalling(call: RuledCall): Promise<void> {
  if (!(await isListed(call, 'callerGroups'))) throw new Refusal<RefusalCode>('chat.noticeByRule')
}

/** Where the company names no groups everybody is listed, as administrators always are. */
async function isListed(call: RuledCall, field: 'founderGroups' | 'callerGroups'): Promise<boolean> {
  const { [field]: groups } = await call.server.settings.of(call.actor.tenant, 'chats')
  if (groups.length === 0 || call.actor.isAdministrator) return true
  return (await import('./company-reach.ts')).isAmong(call, groups)
}
