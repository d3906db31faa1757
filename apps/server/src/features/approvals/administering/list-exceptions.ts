import { contract } from '@signet/contract'
import { isOpen, nameOfNode, openExceptions } from '@signet/flow'
import { designInTenant } from '../../../cases/design/compiled-design.ts'
import { sayStepFailure } from '../../../cases/reading/load-route.ts'
import { namedCase } from '../../../cases/reading/named-case.ts'
import { stateOf } from '../../../cases/store/case-store.ts'
import { KeptReason } from '../../../clock/reason.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { casesInNeed } from './exception-store.ts'

/**
 * Lists cases with a blocked or unforeseen route, cases that the clock cannot move, and open tasks of people
 * who have left; or cases whose recorded exceptions are all solved.
 */
export const listExceptions = serve(contract.approvals.exceptionList, async (call) => {
  const { input, actor, tx, server, caller } = call
  const { rows, total } = await casesInNeed(tx, input, rangeOf(input))
  const isOver = input.state === 'ended'
  const directory = await server.directories.of(actor.tenant)
  const refer = personRef(directory)
  const stuck = ({ clockReason, since: at }: (typeof rows)[number]) =>
    clockReason === null
      ? []
      : [
          {
            ...{ code: 'clockFailed', at, stops: false, isOpen: true, node: '', nodeName: '', asked: [] },
            params: { reason: sayStepFailure(call, KeptReason.parse(clockReason)) },
          },
        ]
  const designs = new Map<string, Awaited<ReturnType<typeof designInTenant>>>()
  for (const row of rows)
    if (!designs.has(row.flowVersionId)) designs.set(row.flowVersionId, await designInTenant(call, row))

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ since: at, id }) => ({ at, id }),
    show: (row) => {
      const state = stateOf(row)
      const design = designs.get(row.flowVersionId)
      const named = design && namedCase({ design, state, stored: row }, caller.locale)
      const open = state.tasks.filter(isOpen)
      const about = (node: string) => ({
        node,
        nodeName: named ? nameOfNode(named.flow, node) : node,
        asked: open.filter((task) => task.node === node).map(({ person }) => refer(person)),
      })
      const paramsOf = (node: string): Record<string, string> => {
        const reason = state.waits?.find((wait) => wait.node === node)?.failure?.reason
        return reason === undefined ? {} : { reason: sayStepFailure(call, reason) }
      }
      const gone = open.filter(({ person }) => !directory.isActive(person))
      return {
        ...{ caseId: row.id, title: named?.title ?? state.title, status: state.status, since: row.since },
        flow: {
          id: row.flowId,
          name: named?.flowName ?? row.flowName,
          icon: row.icon,
          iconColor: row.iconColor,
        },
        starter: refer(state.starter),
        exceptions: [
          ...(isOver ? state.exceptions : openExceptions(state)).map(({ code, node, at, stops }) => ({
            ...{ code, at, stops, params: paramsOf(node), isOpen: !isOver },
            ...about(node),
          })),
          ...(isOver ? [] : gone).map(({ node, openedAt: at, person }) => ({
            ...{ code: 'holderGone', at, stops: false, isOpen: true },
            params: { name: directory.nameOf(person) },
            ...about(node),
          })),
          ...stuck(row),
        ],
      }
    },
  })
})
