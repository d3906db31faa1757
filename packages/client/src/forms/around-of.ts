import type { CurrentUser } from '@signet/contract'

/** What the rules of a form may ask about the moment and the person; the server asks the same of its own. */
export function aroundOf({ userInfo }: Pick<CurrentUser, 'userInfo'>, starter?: string) {
  const { userId, organizeId, positionId, roleIds } = userInfo
  return {
    now: new Date().toISOString(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    me: userId,
    organization: organizeId || null,
    position: positionId || null,
    roles: roleIds,
    starter: starter ?? userId,
  }
}
