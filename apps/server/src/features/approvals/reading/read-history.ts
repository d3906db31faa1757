import { contract } from '@signet/contract'
import {
  type FailureReason,
  type FlowEvent,
  isOpen,
  nameOfNode,
  openExceptions,
  removedNodesOf,
  translateFlow,
  verifyChain,
} from '@signet/flow'
import { sayStepFailure } from '../../../cases/reading/load-route.ts'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { namedCase } from '../../../cases/reading/named-case.ts'
import { loadChain, sha256 } from '../../../cases/store/event-store.ts'
import { serve } from '../../../http/serve.ts'
import { markedPersonRef } from '../../../people/directory/index.ts'

export const readHistory = serve(contract.approvals.history, async (call) => {
  const { input, actor, tx, server, caller } = call
  const { design } = await loadVisibleCase(call, input)
  const flow = translateFlow(design.flow, caller.locale)
  const { rows, end } = await loadChain(tx, input.caseId)
  const refer = markedPersonRef(await server.directories.of(actor.tenant), server.words.t(caller.locale))
  const events = rows.map(({ event }) => event)
  const [nodes, gone] = [nodesOfTasks(events), removedNodesOf(events)]

  return {
    list: rows.map(({ sequence, event }) => {
      const node = nodeIn(event, nodes)
      return {
        sequence,
        type: event.type,
        at: event.at,
        by: event.by === null ? null : refer(event.by),
        node,
        nodeName: node === '' ? '' : (gone[node] ?? nameOfNode(flow, node)),
        text: textIn(event),
      }
    }),
    isIntact: verifyChain(input.caseId, rows, sha256, end) === undefined,
  }
})

function nodeIn(event: FlowEvent, nodes: ReadonlyMap<string, string>): string {
  if ('node' in event) return event.node
  return 'task' in event ? (nodes.get(event.task) ?? '') : ''
}

function nodesOfTasks(events: readonly FlowEvent[]): ReadonlyMap<string, string> {
  const nodes = new Map<string, string>()
  for (const event of events) {
    if (event.type === 'taskOpened') nodes.set(event.task, event.node)
    if (event.type === 'taskTransferred') nodes.set(event.newTask, nodes.get(event.task) ?? '')
  }
  return nodes
}

/** Returns the opinion or comment, or the name of an external step. */
function textIn(event: FlowEvent): string {
  if (event.type === 'stepRecorded') return event.name
  if ('opinion' in event) return event.opinion ?? ''
  return 'text' in event ? (event.text ?? '') : ''
}

/** Everything that went wrong with a case, newest first, for people who can read the case. */
export const listCaseExceptions = serve(contract.approvals.exceptions, async (call) => {
  const { input, actor, tx, server } = call
  const seen = await loadVisibleCase(call, input)
  const { state } = seen
  const { flow, title } = namedCase(seen, call.caller.locale)
  const { rows } = await loadChain(tx, input.caseId)
  const say = server.words.t(call.caller.locale)
  const refer = markedPersonRef(await server.directories.of(actor.tenant), say)
  const open = openExceptions(state)
  const events = rows.map(({ event }) => event)
  const raised = events.flatMap((event, index) =>
    event.type === 'exceptionRaised' ? [{ ...event, reason: reasonIn([event, events[index - 1]]) }] : [],
  )

  return {
    ...{ caseId: state.id, title, status: state.status },
    list: raised.toReversed().map(({ code, node, at, stops, params = {}, reason }) => ({
      ...{ code, node, nodeName: nameOfNode(flow, node), at, stops },
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
