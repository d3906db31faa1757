import { contract } from '@signet/contract'
import { type AllowedOnTask, allowed } from '@signet/flow'
import { type FormRights, visibleValues } from '@signet/form'
import { visibleForm } from '@signet/list'
import { personRef } from '../../../directory/index.ts'
import { type Call, serve } from '../../../http/serve.ts'
import { sayReason } from '../../../reasons/index.ts'
import { loadRecord } from '../../../record-store/index.ts'
import { namesOf } from '../../../references/index.ts'
import { archiveOf } from '../case/archive-store.ts'
import { isForAnother, onBehalfOf } from '../case/on-behalf.ts'
import { recordPlace } from '../case/record-place.ts'
import { aroundOf, factsOf } from '../case/surroundings.ts'
import { lookOf } from '../looks/look-of.ts'
import { revocationView } from '../revoking/revocation-view.ts'
import { allowedView } from './allowed-view.ts'
import { linksView } from './links-view.ts'
import { markCopyRead } from './mark-copy-read.ts'
import { markTaskSeen } from './mark-task-seen.ts'
import { rightsByPath } from './rights-by-path.ts'
import { rightsSeen } from './rights-seen.ts'
import { routeOf } from './route-of.ts'
import { type SeenCase, seeCase } from './seen-case.ts'
import { sideSeen } from './side-seen.ts'
import { toRead } from './viewer.ts'

export const openCase = serve(contract.approvals.open, async (call) => {
  const { actor, input, server, tx } = call
  const seen = await seeCase(call, input)
  if (seen.involvement.copies.some(({ readAt }) => readAt === null)) await markCopyRead(call, input.caseId)

  const { stored, state, design } = seen
  const record = (await loadRecord(recordPlace({ tx, actor }, design), stored.recordId)) ?? {}
  const directory = await server.directories.of(actor.tenant)
  const around = aroundOf(call, directory, state.starter)
  const isActing = isForAnother(state, { taskId: taskIdOf(seen), person: actor.personId })
  const onBehalf = isActing ? await onBehalfOf(call, stored.flowId) : undefined
  const facts = factsOf(call, { values: record, directory, around, onBehalf })
  const may = allowed(design.flow, state, actor.personId, facts)
  const onTask = may.tasks.find(({ task }) => task.id === taskIdOf(seen))
  if (onTask?.commands.includes('openTask')) await markTaskSeen(call, onTask.task.id)
  const rights = rightsFor(seen, await rightsSeen(call, seen), {
    mayWrite: may.commands.includes('saveDraft') || may.commands.includes('launch'),
    onTask,
  })
  const values = visibleValues(design.form, record, rights)
  const refer = personRef(directory)

  return {
    caseId: state.id,
    title: state.title,
    status: state.status,
    urgency: state.urgency,
    flow: { id: stored.flowId, name: stored.flowName, icon: stored.icon, iconColor: stored.iconColor },
    starter: refer(state.starter),
    launcher: state.launcher === undefined ? null : refer(state.launcher),
    launchedAt: state.launchedAt ?? null,
    endedAt: state.endedAt ?? null,
    archivedAt: state.archivedAt ?? null,
    archive: await archiveSeen(call, state.id),
    ...(await revocationView(tx, state)),
    hasExceptions: state.exceptions.length > 0,
    form: { ...visibleForm(design.form, rights) },
    rights: rightsByPath(design.form, rights),
    values,
    names: await namesOf(call, { form: design.form, records: [values], around }),
    task: taskView(seen),
    opinion: opinionView(seen, onTask),
    words: wordsOf(seen, onTask),
    allowed: allowedView(may, onTask, refer),
    route: await routeOf(call, seen, record),
    links: await linksView(call, state.id, refer),
    waits: may.waits.map(({ wait, commands }) => ({
      waitId: wait.id,
      node: wait.node,
      retry: commands.includes('retryWait'),
      skip: commands.includes('skipWait'),
    })),
    comments: state.commentCount,
    hasSide: sideSeen(seen) !== undefined,
    look: await lookOf(call, seen, values),
  }
})

async function archiveSeen(
  { tx, actor, server, caller }: Call<typeof contract.approvals.open>,
  caseId: string,
) {
  const archive = await archiveOf(tx, { caseId, reader: actor })
  const failure = archive?.failure ?? ''
  return archive && { ...archive, failure: sayReason(server.words.t(caller.locale), failure) }
}

function taskIdOf({ viewer }: SeenCase): string | undefined {
  return viewer.as === 'task' ? viewer.task.id : undefined
}

/** Writable where the engine lets this person write now; otherwise only what is hidden counts. */
function rightsFor(
  { viewer, state }: SeenCase,
  rights: FormRights,
  { mayWrite, onTask }: Readonly<{ mayWrite: boolean; onTask: AllowedOnTask | undefined }>,
): FormRights {
  const works = onTask?.commands.some((command) => command === 'agree' || command === 'help') ?? false
  const isWritable = viewer.as === 'starter' ? mayWrite : works
  return isWritable && state.revokes === undefined ? rights : toRead(rights)
}

function taskView({ viewer, design }: SeenCase) {
  if (viewer.as !== 'task') return null

  const { id, node, nodeName, stage } = viewer.task
  return { id, node, nodeName, stage, kind: design.flow.nodes.get(node)?.kind ?? 'approver' }
}

function opinionView({ viewer }: SeenCase, onTask: AllowedOnTask | undefined) {
  const isDeciding = onTask?.commands.includes('agree') ?? false
  return {
    text: isDeciding ? (onTask?.opinion ?? 'none') : 'none',
    signature: isDeciding ? (onTask?.signature ?? 'none') : 'none',
    attachments: isDeciding ? (onTask?.attachment ?? 'none') : 'none',
    draft: viewer.as === 'task' ? viewer.task.draftOpinion : '',
  }
}

function wordsOf({ viewer, design }: SeenCase, onTask: AllowedOnTask | undefined): Record<string, string> {
  return { ...(viewer.as === 'starter' ? design.flow.start.buttons : {}), ...onTask?.buttons }
}
