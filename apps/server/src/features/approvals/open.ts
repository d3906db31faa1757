import { contract } from '@signet/contract'
import { type AllowedOnTask, allowed } from '@signet/flow'
import { type FormRights, visibleValues } from '@signet/form'
import { personRef } from '../../directory/index.ts'
import { serve } from '../../http/serve.ts'
import { loadRecord } from '../../record-store/index.ts'
import { namesOf } from '../../references/index.ts'
import { allowedView } from './allowed-view.ts'
import { markCopyRead } from './mark-copy-read.ts'
import { markTaskSeen } from './mark-task-seen.ts'
import { recordPlace } from './move-case.ts'
import { isForAnother, onBehalfOf } from './on-behalf.ts'
import { rightsByPath } from './rights-by-path.ts'
import { routeOf } from './route-of.ts'
import { type SeenCase, seeCase } from './seen-case.ts'
import { aroundOf, factsOf } from './surroundings.ts'
import { placeOf, rightsThrough, toRead } from './viewer.ts'

export const open = serve(contract.approvals.open, async (call) => {
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
  const rights = rightsFor(seen, {
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
    launchedAt: state.launchedAt ?? null,
    endedAt: state.endedAt ?? null,
    form: { ...design.form.definition },
    rights: rightsByPath(design.form, rights),
    values,
    names: await namesOf(call, { form: design.form, records: [values], around }),
    task: taskView(seen),
    opinion: opinionView(seen, onTask),
    words: wordsOf(seen, onTask),
    allowed: allowedView(may, onTask, refer),
    route: await routeOf(call, seen, record),
    comments: state.commentCount,
  }
})

function taskIdOf({ viewer }: SeenCase): string | undefined {
  return viewer.as === 'task' ? viewer.task.id : undefined
}

/** Writable where the engine lets this person write now; otherwise only what is hidden counts. */
function rightsFor(
  { viewer, design }: SeenCase,
  { mayWrite, onTask }: Readonly<{ mayWrite: boolean; onTask: AllowedOnTask | undefined }>,
): FormRights {
  const rights = rightsThrough(design.flow, placeOf(viewer))
  const isWritable = viewer.as === 'starter' ? mayWrite : (onTask?.commands.includes('agree') ?? false)
  return isWritable ? rights : toRead(rights)
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
