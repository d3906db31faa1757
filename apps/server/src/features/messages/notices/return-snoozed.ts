import { workInTenant } from '../../../clock/work-in-tenant.ts'
import type { Server } from '../../../server.ts'
import { surfaceNotice, takeReturning } from './notice-store.ts'

const atOnce = 100

/**
 * Returns notices that were put off until now, unread and above the others, and tells their people. One about a task
 * that is done meanwhile stays archived. Returns whether there may be more.
 */
export function returnSnoozed(server: Server, tenant: string): Promise<boolean> {
  return workInTenant(server, tenant, async ({ tx, now, tell }) => {
    const due = await takeReturning(tx, { now, most: atOnce })
    const open = due.filter(({ isOpen }) => isOpen)
    for (const notice of open) await surfaceNotice(tx, notice, { newId: server.newId(), now })
    const personIds = [...new Set(open.map(({ personId }) => personId))]
    if (personIds.length > 0) tell({ topic: 'listsChanged', body: { personIds, hasNotices: true } })
    return due.length === atOnce
  })
}
