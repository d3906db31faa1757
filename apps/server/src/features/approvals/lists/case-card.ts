import { isPeopleNode, requiresInput, taskAt, translateFlow, wordsIn } from '@signet/flow'
import { type FormValues, type Names, summary, visibleValues } from '@signet/form'
import type { Locale } from '@signet/i18n'
import { type Design, designInTenant } from '../../../cases/design/compiled-design.ts'
import { flowNameOf } from '../../../cases/reading/named-case.ts'
import type { ViewerPosition } from '../../../cases/reading/viewer.ts'
import { rightsAtPosition } from '../../../cases/reading/viewer-rights.ts'
import { caseWordsIn } from '../../../cases/store/case-translations.ts'
import type { ReadCall } from '../../../http/serve.ts'
import { formulaContextOf, personRef } from '../../../people/directory/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import type { ListRow, ListScope } from './list-store.ts'

/**
 * Returns list rows as cards; people come from the directory in memory, key fields only as far as the
 * reader may see them.
 */
export async function caseCards(context: ListReader, whose: ListScope, rows: readonly ListRow[]) {
  const refer = personRef(await context.server.directories.of(context.actor.tenant))
  const shown = await valuesOf(context, whose, rows)
  const designs = new Map(shown.map(({ row, design }) => [row, design]))
  const fieldsOf = await keyFields(context, shown)

  const namesOf = readerNames(designs, context.caller.locale)

  return (row: ListRow) => ({
    rowId: row.rowId,
    caseId: row.caseId,
    taskId: row.taskId,
    principal: isOthers(row, context.actor.personId) ? refer(row.taskPersonId ?? '') : null,
    title: namesOf(row).title,
    flow: { id: row.flowId, name: namesOf(row).flow, icon: row.icon, iconColor: row.iconColor },
    starter: refer(row.starterId),
    launcher: row.launcherId === null ? null : refer(row.launcherId),
    status: row.status,
    urgency: row.urgency,
    nodeName: namesOf(row).node,
    holders: row.holders.map(refer),
    heldSince: row.heldSince,
    fields: fieldsOf(row),
    task: taskOf(row, designs.get(row)),
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

/** Returns what a row, its flow and its step are called in a language. */
function readerNames(designs: ReadonlyMap<ListRow, Design>, locale: Locale) {
  return (row: ListRow) => {
    const design = designs.get(row)
    const { title = row.title, nodeName = row.nodeName } = caseWordsIn(locale, row.translations)
    return {
      title,
      flow: design ? flowNameOf(design, row, locale) : row.flowName,
      node: isOpenRow(row) ? taskNameIn(locale, row, design) : nodeName,
    }
  }
}

function taskNameIn(locale: Locale, { node, rowNodeName }: ListRow, design: Design | undefined): string {
  if (!design || wordsIn(design.flow.definition.translations, locale) === undefined) return rowNodeName
  return translateFlow(design.flow, locale).nodes.get(node ?? '')?.name ?? rowNodeName
}

function isOthers({ taskPersonId }: ListRow, personId: string): boolean {
  return taskPersonId !== null && taskPersonId !== personId
}

function isOpenRow({ taskId, decision }: ListRow): boolean {
  return taskId !== null && decision === null
}

/** What an open task asks of its holder, as far as a card needs it to offer a decision. */
function taskOf({ stage, node: id, isAssist, decision }: ListRow, design: Design | undefined) {
  const node = design?.flow.nodes.get(id ?? '')
  if (!design || !isPeopleNode(node) || stage === null || decision !== null) return null

  return {
    stage,
    work: isAssist ? ('help' as const) : taskAt(node).mayReject ? ('decide' as const) : ('handle' as const),
    isQuick: !isAssist && !requiresInput(node),
    asksReason: node.reason,
    canTakeBack: design.flow.definition.rules.takeBack,
  }
}

type ListReader = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server' | 'caller'>
type VisibleRow = Readonly<{ row: ListRow; design: Design; values: FormValues }>

/** Returns the key fields of a page of cases as text; names of references are loaded once per flow. */
async function keyFields(context: ListReader, shown: readonly VisibleRow[]) {
  const { locale } = context.caller
  const names = await namesByFlow(context, shown)
  const texts = new Map(
    shown.map(({ row, design, values }) => [
      row,
      summary(design.form, values, { locale, names: names.get(row.flowVersionId) ?? {} }),
    ]),
  )
  return (row: ListRow) => (texts.get(row) ?? []).map(({ label, text }) => ({ label, text }))
}

async function valuesOf(
  context: ListReader,
  whose: ListScope,
  rows: readonly ListRow[],
): Promise<VisibleRow[]> {
  const shown: VisibleRow[] = []
  for (const row of rows) {
    const design = await designInTenant(context, row)
    const rights = await rightsAtPosition(context, { ...row, design }, viewerPositionOf(row, whose))
    // A transition wrote this from values of the same form.
    const values = visibleValues(design.form, row.keyValues as FormValues, rights)
    shown.push({ row, design, values })
  }
  return shown
}

async function namesByFlow(
  context: ListReader,
  shown: readonly VisibleRow[],
): Promise<ReadonlyMap<string, Names>> {
  const { server, actor, now } = context
  const directory = await server.directories.of(actor.tenant)
  const formulaContext = formulaContextOf(directory, {
    personId: actor.personId,
    now,
    timeZone: server.timeZone,
  })
  const names = new Map<string, Names>()
  for (const [flow, same] of Map.groupBy(shown, ({ row }) => row.flowVersionId)) {
    const form = same[0]?.design.form
    const records = same.map(({ values }) => values)
    if (form) names.set(flow, await namesOf(context, { form, records, context: formulaContext }))
  }
  return names
}

function viewerPositionOf({ node }: ListRow, whose: ListScope): ViewerPosition {
  if (whose === 'everybody') return { as: 'administrator' }
  return node === null ? { as: 'starter' } : { as: 'node', node }
}
