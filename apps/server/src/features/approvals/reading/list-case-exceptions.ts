import { contract } from '@signet/contract'
import { type FailureReason, type FlowEvent, isOpen, nameOfNode, openExceptions } from '@signet/flow'
import { sayStepFailure } from '../../../cases/reading/load-route.ts'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { loadChain } from '../../../cases/store/event-store.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'

/** Everything that went wrong with a case, newest first, for people who can read the case. */
export const listCaseExceptions = serve(contract.approvals.exceptions, async (call) => {
  const { input, actor, tx, server } = call
  const { state, design } = await loadVisibleCase(call, input)
  const { rows } = await loadChain(tx, input.caseId)
  const refer = personRef(await server.directories.of(actor.tenant))
  const open = openExceptions(state)
  const events = rows.map(({ event }) => event)
  const raised = events.flatMap((event, place) =>
    event.type === 'exceptionRaised' ? [{ ...event, reason: reasonIn([event, events[place - 1]]) }] : [],
  )

  return {
    ...{ caseId: state.id, title: state.title, status: state.status },
    list: raised.toReversed().map(({ code, node, at, stops, params = {}, reason }) => ({
      ...{ code, node, nodeName: nameOfNode(design.flow, node), at, stops },
      params: { ...params, ...(reason !== undefined && { reason: sayStepFailure(call, reason) }) },
      isOpen: open.some((one) => one.code === code && one.node === node && one.at === at),
      asked: state.tasks
        .filter((task) => task.node === node && isOpen(task))
        .map(({ person }) => refer(person)),
    })),
  }
})

/** The preceding event holds the reason of a failed step; older events hold it in the exception itself. */
function reasonIn(events: readonly (FlowEvent | undefined)[]): FailureReason | undefined {
  const [reason] = events.flatMap((event) => {
    if (event?.type === 'waitFailed') return [event.reason]
    const said = event?.type === 'exceptionRaised' ? event.params?.['reason'] : undefined
    return said === undefined ? [] : [String(said)]
  })
  return reason
}
