import type { Endpoint } from '@signet/contract'
import { type FormValues, referencesOf, summary, visibleValues } from '@signet/form'
import type { Call } from '../../http/serve.ts'
import { designFor } from './design-for.ts'
import type { Design } from './design-of.ts'
import type { ListRow, Whose } from './list-store.ts'
import { personRef } from './person-ref.ts'
import { rightsThrough, type ViewerAt } from './viewer.ts'

type Reading = Pick<Call<Endpoint>, 'tx' | 'actor' | 'server' | 'caller'>

/** Rows of a list as cards: names from the directory in memory, key fields as far as the reader may see them. */
export async function caseCards(reading: Reading, whose: Whose, rows: readonly ListRow[]) {
  const directory = await reading.server.directories.of(reading.actor.tenant)
  const refer = personRef(directory)
  const designs = new Map<string, Design>()
  for (const row of rows) designs.set(row.flowVersionId, await designFor(reading, row))

  return (row: ListRow) => ({
    rowId: row.rowId,
    caseId: row.caseId,
    taskId: row.taskId,
    title: row.title,
    flow: { id: row.flowId, name: row.flowName, icon: row.icon, iconColor: row.iconColor },
    starter: refer(row.starterId),
    status: row.status,
    urgency: row.urgency,
    nodeName: isOpenRow(row) ? row.rowNodeName : row.nodeName,
    holders: row.holders.map(refer),
    heldSince: row.heldSince,
    fields: keyFields(designs.get(row.flowVersionId), row, whose),
    decision: row.decision,
    isReturned: row.isReturned,
    isRead: row.isRead,
    launchedAt: row.launchedAt,
    at: row.at,
  })

  function keyFields(design: Design | undefined, row: ListRow, whose: Whose) {
    if (!design) return []
    const { form, flow } = design
    // Written by a transition from values of this very form.
    const values = visibleValues(
      form,
      row.keyValues as FormValues,
      rightsThrough(flow, seenThrough(row, whose)),
    )
    const { people } = referencesOf(form, values)
    const names = Object.fromEntries(people.map((id) => [id, directory.nameOf(id)]))
    return summary(form, values, { locale: reading.caller.locale, names: { people: names } }).map(
      ({ label, text }) => ({
        label,
        text,
      }),
    )
  }
}

function isOpenRow({ taskId, decision }: ListRow): boolean {
  return taskId !== null && decision === null
}

function seenThrough({ node }: ListRow, whose: Whose): ViewerAt {
  if (whose === 'everybody') return { as: 'administrator' }
  return node === null ? { as: 'starter' } : { as: 'node', node }
}
