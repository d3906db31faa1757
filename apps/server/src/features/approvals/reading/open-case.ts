import { type AllowedActions, type CaseView, contract, type PersonRef } from '@signet/contract'
import { type AllowedOnTask, allowed } from '@signet/flow'
import { type FormRights, visibleValues } from '@signet/form'
import type { Locale } from '@signet/i18n'
import { visibleForm } from '@signet/list'
import { decisionFacts, formulaContext } from '../../../cases/decision-facts.ts'
import { recordSource } from '../../../cases/design/compiled-design.ts'
import { isForAnother, onBehalfOf } from '../../../cases/on-behalf.ts'
import { loadRoute } from '../../../cases/reading/load-route.ts'
import {
  type CaseReader,
  findVisibleCase,
  loadVisibleCase,
  sideOfViewer,
  type VisibleCase,
} from '../../../cases/reading/load-visible-case.ts'
import { type NamedCase, namedCase } from '../../../cases/reading/named-case.ts'
import { asReadOnly } from '../../../cases/reading/viewer.ts'
import { rightsByPath, rightsOfViewer } from '../../../cases/reading/viewer-rights.ts'
import { findArchive } from '../../../cases/store/archive-store.ts'
import { linksOf } from '../../../cases/store/case-link-store.ts'
import { titleIn } from '../../../cases/store/case-translations.ts'
import { sayReason } from '../../../clock/reason.ts'
import type { Actor } from '../../../http/actor.ts'
import { type Call, type ReadCall, serve } from '../../../http/serve.ts'
import { markedPersonRef } from '../../../people/directory/index.ts'
import { hasUnreadAbout } from '../../../people/inbox/index.ts'
import { flowNameIn } from '../../../publication/index.ts'
import { loadRecord } from '../../../records/record-store/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { offeredAtStep } from '../../evidence/index.ts'
import { revocationView } from '../revoking/revoke-case.ts'
import { mayComment, mayShare } from '../sharing/may-share.ts'
import { allowedView } from './allowed-view.ts'
import { markCopyRead, markNoticesRead, markTaskSeen } from './mark-seen.ts'
import { compareWithLastLook } from './record-look.ts'

export const openCase = serve(contract.approvals.open, async (call) => {
  const { actor, input, server, tx, caller } = call
  const seen = await loadVisibleCase(call, input)
  if (seen.involvement.copies.some(({ readAt }) => readAt === null)) await markCopyRead(call, input.caseId)

  if (await hasUnreadAbout(tx, { personId: actor.personId, caseId: input.caseId }))
    await markNoticesRead(call, input.caseId)

  const { stored, state, design } = seen
  const record = (await loadRecord(recordSource({ tx, actor }, design), stored.recordId)) ?? {}
  const directory = await server.directories.of(actor.tenant)
  const context = formulaContext(call, directory, state.starter)
  const isActing = isForAnother(state, { taskId: taskIdOf(seen), person: actor.personId })
  const onBehalf = isActing ? await onBehalfOf(call, stored.flowId) : undefined
  const facts = decisionFacts(call, { values: record, directory, formulaContext: context, onBehalf })
  const named = namedCase(seen, caller.locale)
  const may = allowed(named.flow, state, actor.personId, facts)
  const onTask = may.tasks.find(({ task }) => task.id === taskIdOf(seen))
  if (onTask?.commands.includes('openTask')) await markTaskSeen(call, onTask.task.id)
  const rights = rightsFor(seen, await rightsOfViewer(call, seen), {
    mayWrite: may.commands.includes('saveDraft') || may.commands.includes('launch'),
    onTask,
  })
  const values = visibleValues(design.form, record, rights)
  const refer = markedPersonRef(directory, call.server.words.t(caller.locale))

  return {
    caseId: state.id,
    title: named.title,
    status: state.status,
    urgency: state.urgency,
    flow: { id: stored.flowId, name: named.flowName, icon: stored.icon, iconColor: stored.iconColor },
    starter: refer(state.starter),
    launcher: state.launcher === undefined ? null : refer(state.launcher),
    launchedAt: state.launchedAt ?? null,
    endedAt: state.endedAt ?? null,
    archivedAt: state.archivedAt ?? null,
    archive: await visibleArchive(call, state.id),
    ...(await revocationView(call, state)),
    hasExceptions: state.exceptions.length > 0,
    form: { ...visibleForm(design.form, rights) },
    rights: rightsByPath(design.form, rights),
    values,
    names: await namesOf(call, { form: design.form, records: [values], context }),
    task: taskView(seen, named),
    opinion: await opinionView(call, seen, onTask),
    urgedAt: lastUrged(seen),
    words: wordsOf(seen, onTask),
    allowed: withoutComment(seen, actor, allowedView(may, onTask, refer)),
    mayShare: mayShare(seen, actor),
    route: await loadRoute(call, seen, record),
    links: await linksView(call, state.id, refer),
    waits: may.waits.map(({ wait, commands }) => ({
      waitId: wait.id,
      node: wait.node,
      retry: commands.includes('retryWait'),
      skip: commands.includes('skipWait'),
    })),
    comments: state.commentCount,
    hasSide: sideOfViewer(seen) !== undefined,
    look: await compareWithLastLook(call, seen, values),
  }
})

/** Readers of a share do not comment. */
function withoutComment(seen: VisibleCase, actor: Actor, actions: AllowedActions): AllowedActions {
  return mayComment(seen, actor) ? actions : { ...actions, comment: false }
}

async function visibleArchive(
  { tx, actor, server, caller }: Call<typeof contract.approvals.open>,
  caseId: string,
) {
  const archive = await findArchive(tx, { caseId, reader: actor })
  const failure = archive?.failure ?? ''
  return archive && { ...archive, failure: sayReason(server.words.t(caller.locale), failure) }
}

function taskIdOf({ viewer }: VisibleCase): string | undefined {
  return viewer.as === 'task' ? viewer.task.id : undefined
}

/** Returns write rights where the engine permits writing now, otherwise only which fields are hidden. */
function rightsFor(
  { viewer, state }: VisibleCase,
  rights: FormRights,
  { mayWrite, onTask }: Readonly<{ mayWrite: boolean; onTask: AllowedOnTask | undefined }>,
): FormRights {
  const works = onTask?.commands.some((command) => command === 'agree' || command === 'help') ?? false
  const isWritable = viewer.as === 'starter' ? mayWrite : works
  return isWritable && state.revokes === undefined ? rights : asReadOnly(rights)
}

function taskView({ viewer }: VisibleCase, { flow }: NamedCase) {
  if (viewer.as !== 'task') return null

  const { id, node, nodeName, stage } = viewer.task
  const settings = flow.nodes.get(node)
  return { id, node, nodeName: settings?.name ?? nodeName, stage, kind: settings?.kind ?? 'approver' }
}

/** What a person who cannot decide is asked for. */
const nothingAsked: Pick<AllowedOnTask, 'opinion' | 'signature' | 'attachment' | 'seal'> = {
  ...{ opinion: 'none', signature: 'none', attachment: 'none' },
  seal: { rule: 'none', seals: [] },
}

async function opinionView(
  call: Parameters<typeof offeredAtStep>[0],
  { viewer }: VisibleCase,
  onTask: AllowedOnTask | undefined,
) {
  const isDeciding = onTask?.commands.includes('agree') ?? false
  const { opinion, signature, attachment, seal } = (isDeciding && onTask) || nothingAsked
  return {
    text: opinion,
    signature,
    attachments: attachment,
    seal: { rule: seal.rule, offered: await offeredAtStep(call, seal) },
    draft: viewer.as === 'task' ? viewer.task.draftOpinion : '',
    reason: onTask?.reason ?? false,
  }
}

function lastUrged({ viewer, state: { urgedAt } }: VisibleCase): string | null {
  return viewer.as === 'starter' ? (urgedAt ?? null) : null
}

function wordsOf({ viewer, design }: VisibleCase, onTask: AllowedOnTask | undefined): Record<string, string> {
  return { ...(viewer.as === 'starter' ? design.flow.start.buttons : {}), ...onTask?.buttons }
}

type Link = Awaited<ReturnType<typeof linksOf>>[number]

/** Returns linked cases by name; a reader of this case may lack access to those. */
export async function linksView(
  context: CaseReader & Pick<ReadCall, 'caller'>,
  caseId: string,
  refer: (person: string) => PersonRef,
): Promise<CaseView['links']> {
  const views: CaseView['links'] = []
  for (const link of await linksOf(context.tx, caseId)) {
    const { flow, ...other } = linkedCase(link, caseId, context.caller.locale)
    const mayOpen = (await findVisibleCase(context, other.caseId)) !== undefined
    views.push({ ...other, title: mayOpen ? other.title : flow, mayOpen, person: refer(link.personId) })
  }
  return views
}

/** The parent of a case, or one that it began. */
function linkedCase(link: Link, caseId: string, locale: Locale) {
  const isParent = link.childId === caseId
  const { id, title, status, flow } = isParent ? parentOf(link) : childOf(link)
  const relation = relations[isParent ? 'parent' : 'child'][link.waitId === null ? 'followUp' : 'begun']
  return { relation, caseId: id, title: titleIn(locale, title), status, flow: flowNameIn(locale, flow) }
}

const relations = {
  parent: { begun: 'parent', followUp: 'followed' },
  child: { begun: 'child', followUp: 'followUp' },
} as const

function parentOf(link: Link) {
  return {
    id: link.parentId,
    status: link.parentStatus,
    title: { title: link.parentTitle, translations: link.parentTranslations },
    flow: { name: link.parentFlow, translations: link.parentFlowTranslations },
  }
}

function childOf(link: Link) {
  return {
    id: link.childId,
    status: link.childStatus,
    title: { title: link.childTitle, translations: link.childTranslations },
    flow: { name: link.childFlow, translations: link.childFlowTranslations },
  }
}
