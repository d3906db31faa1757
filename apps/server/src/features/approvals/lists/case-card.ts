import type { ReadCall } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { keyFields } from './key-fields.ts'
import type { ListRow, ListScope } from './list-store.ts'

type ListReader = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server' | 'caller'>

/**
 * Returns list rows as cards; people come from the directory in memory, key fields only as far as the
 * reader may see them.
 */
export async function caseCards(reading: ListReader, whose: ListScope, rows: readonly ListRow[]) {
  const refer = personRef(await reading.server.directories.of(reading.actor.tenant))
  const fieldsOf = await keyFields(reading, whose, rows)

  return (row: ListRow) => ({
    rowId: row.rowId,
    caseId: row.caseId,
    taskId: row.taskId,
    principal: isOthers(row, reading.actor.personId) ? refer(row.taskPersonId ?? '') : null,
    title: row.title,
    flow: { id: row.flowId, name: row.flowName, icon: row.icon, iconColor: row.iconColor },
    starter: refer(row.starterId),
    launcher: row.launcherId === null ? null : refer(row.launcherId),
    status: row.status,
    urgency: row.urgency,
    nodeName: isOpenRow(row) ? row.rowNodeName : row.nodeName,
    holders: row.holders.map(refer),
    heldSince: row.heldSince,
    fields: fieldsOf(row),
    decision: row.decision,
    isReturned: row.isReturned,
    dueAt: row.dueAt,
    overdueSince: row.overdueSince,
    isRead: row.isRead,
    isRevocation: row.revokes !== null,
    launchedAt: row.launchedAt,
    at: row.at,
  })
}

function isOthers({ taskPersonId }: ListRow, personId: string): boolean {
  return taskPersonId !== null && taskPersonId !== personId
}

function isOpenRow({ taskId, decision }: ListRow): boolean {
  return taskId !== null && decision === null
}
