import type { contract, HandlerOutput, RefusalCode } from '@signet/contract'
import {
  type AllowedOnTask,
  allowed,
  asksIdentity,
  type Facts,
  isPeopleNode,
  requiresInput,
} from '@signet/flow'
import { summary } from '@signet/form'
import { Refusal } from '@signet/std'
import { decisionFacts } from '../../../cases/decision-facts.ts'
import { isForAnother, onBehalfOf } from '../../../cases/on-behalf.ts'
import { loadVisibleCase, type VisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { loadVisibleForm } from '../../../cases/reading/load-visible-form.ts'
import { namedCase } from '../../../cases/reading/named-case.ts'
import type { ReadCall } from '../../../http/serve.ts'
import { markedPersonRef } from '../../../people/directory/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { revisionOf } from '../../../revisions/index.ts'

export type LinkReader = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'tell' | 'server' | 'caller'>
type LinkedTask = Readonly<{ caseId: string; taskId: string }>
type View = Omit<HandlerOutput<typeof contract.decisionLinks.open>, 'expiresAt'>

/**
 * Returns what a person sees of a case before they decide a task by a link, with the fields that the step shows them.
 * Refuses `decisionLinks.taskOver` when the task does not wait for them.
 */
export async function decisionView(context: LinkReader, { caseId, taskId }: LinkedTask): Promise<View> {
  const seen = await waitingCase(context, { caseId, taskId })
  const { actor, server, caller } = context
  const { stored, state, design } = seen
  const { record, values, directory, formulaContext } = await loadVisibleForm(context, seen)
  const named = namedCase(seen, caller.locale)
  const isActing = isForAnother(state, { taskId, person: actor.personId })
  const onBehalf = isActing ? await onBehalfOf(context, stored.flowId) : undefined
  const facts = decisionFacts(context, { values: record, directory, formulaContext, onBehalf })
  const onTask = allowed(named.flow, state, actor.personId, facts).tasks.find(
    ({ task }) => task.id === taskId,
  )
  if (!onTask || onTask.task.assists !== undefined) return refuseOver()

  const refer = markedPersonRef(directory, server.words.t(caller.locale))
  const names = await namesOf(context, { form: design.form, records: [values], context: formulaContext })
  const { task, commands } = onTask
  return {
    caseId,
    title: named.title,
    flowName: named.flowName,
    nodeName: named.flow.nodes.get(task.node)?.name ?? '',
    urgency: state.urgency,
    person: refer(actor.personId),
    principal: task.person === actor.personId ? null : refer(task.person),
    starter: refer(state.starter),
    launchedAt: state.launchedAt ?? null,
    fields: summary(design.form, values, { locale: caller.locale, names }).map(({ label, text }) => ({
      label,
      text,
    })),
    need: needOf(seen, onTask, facts),
    isHandled: onTask.decision === 'handled',
    mayReject: commands.includes('reject'),
    asksReason: onTask.reason,
    seen: revisionOf({ title: state.title, task: task.id, round: task.round, values }),
  }
}

/** The case of a task that waits for the actor. */
async function waitingCase(context: LinkReader, { caseId, taskId }: LinkedTask): Promise<VisibleCase> {
  const seen = await loadVisibleCase(context, { caseId, taskId }).catch((error: unknown) => {
    if (error instanceof Refusal) return refuseOver()
    throw error
  })
  const { viewer } = seen
  const isWaiting = viewer.as === 'task' && viewer.task.id === taskId && viewer.task.list !== 'done'
  return isWaiting && viewer.task.list !== null ? seen : refuseOver()
}

/** What a decision asks beyond words: such a task is decided where its case is open. */
function needOf({ design: { flow }, state }: VisibleCase, onTask: AllowedOnTask, facts: Facts): View['need'] {
  const { task, commands } = onTask
  if (!commands.includes('agree')) return 'claim'
  const node = flow.nodes.get(task.node)
  if (state.revokes !== undefined || !isPeopleNode(node) || requiresInput(node)) return 'input'
  if (node.free || flow.choosers.has(node.id)) return 'choice'
  return asksIdentity({ plan: flow, state, facts }, node) ? 'identity' : ''
}

function refuseOver(): never {
  throw new Refusal<RefusalCode>('decisionLinks.taskOver')
}
