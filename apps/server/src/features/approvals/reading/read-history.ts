import { contract } from '@signet/contract'
import { type FlowEvent, goneNodes, nameOfNode, verifyChain } from '@signet/flow'
import { personRef } from '../../../directory/index.ts'
import { serve } from '../../../http/serve.ts'
import { loadChain } from '../case/event-store.ts'
import { sha256 } from '../case/hash.ts'
import { loadVisibleCase } from './load-visible-case.ts'

export const readHistory = serve(contract.approvals.history, async (call) => {
  const { input, actor, tx, server } = call
  const { design } = await loadVisibleCase(call, input)
  const { rows, end } = await loadChain(tx, input.caseId)
  const refer = personRef(await server.directories.of(actor.tenant))
  const events = rows.map(({ event }) => event)
  const [nodes, gone] = [nodesOfTasks(events), goneNodes(events)]

  return {
    list: rows.map(({ sequence, event }) => {
      const node = nodeIn(event, nodes)
      return {
        sequence,
        type: event.type,
        at: event.at,
        by: event.by === null ? null : refer(event.by),
        node,
        nodeName: node === '' ? '' : (gone[node] ?? nameOfNode(design.flow, node)),
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

/** What somebody wrote, or the name of what happened outside. */
function textIn(event: FlowEvent): string {
  if (event.type === 'stepRecorded') return event.name
  if ('opinion' in event) return event.opinion ?? ''
  return 'text' in event ? (event.text ?? '') : ''
}
