import { contract, type RefusedAction } from '@signet/contract'
import { type CaseState, type FlowPlan, type RefusedCommand, refusedCommands, workAt } from '@signet/flow'
import { decisionFacts, formulaContext } from '../../../cases/decision-facts.ts'
import { isForAnother, onBehalfOf } from '../../../cases/on-behalf.ts'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { namedCase } from '../../../cases/reading/named-case.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'

/** Names only people and steps of the case so far, which its readers see on the route; never those ahead. */
export const explainRefused = serve(contract.approvals.refused, async (call) => {
  const { actor, input, server, caller } = call
  const seen = await loadVisibleCase(call, input)
  const { state, stored, viewer } = seen
  const task = viewer.as === 'task' ? viewer.task.id : undefined
  const directory = await server.directories.of(actor.tenant)
  const isActing = isForAnother(state, { taskId: task, person: actor.personId })
  const facts = decisionFacts(call, {
    values: {},
    directory,
    formulaContext: formulaContext(call, directory, state.starter),
    onBehalf: isActing ? await onBehalfOf(call, stored.flowId) : undefined,
  })
  const { flow } = namedCase(seen, caller.locale)
  const say = server.words.t(caller.locale)
  const isHandling = handles(flow, state, task)
  const refuse = ({ command, objection: { code, params = {} }, able }: RefusedCommand): RefusedAction => ({
    command: command === 'agree' && isHandling ? 'handle' : command,
    ...{ code, params, reason: say(code, params) },
    able: able.map(personRef(directory)),
  })
  return { list: refusedCommands(flow, state, { person: actor.personId, task }, facts).map(refuse) }
})

/** Whether the step of the reader, or the one that the case is at, is handled and not approved. */
function handles(flow: FlowPlan, { tasks, tokens }: CaseState, task: string | undefined): boolean {
  const node = tasks.find(({ id }) => id === task)?.node ?? tokens[0]?.node
  const kind = node === undefined ? undefined : flow.nodes.get(node)?.kind
  return kind !== undefined && workAt(kind) === 'handle'
}
