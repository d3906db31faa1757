import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { isoOf } from '../../clock.ts'
import { serve } from '../../http/serve.ts'
import { flowName, nodesOf, returnsOf, titlesOf, totalsOf, variantsOf, volumeOf } from './figures-store.ts'

const day = 86_400_000
/** Beyond so many days weeks would be too many. */
const mostWeeks = 190

/** Written by the query itself. */
const Steps = z.array(z.tuple([z.string(), z.string()]))

export const openStatistics = serve(contract.flowStatistics.open, async ({ input, tx, now, server }) => {
  const { flowId, days } = input
  const name = await flowName(tx, flowId)
  if (name === undefined) throw new Refusal<RefusalCode>('approvals.flowNotFound')

  const asked = { flowId, since: isoOf(Date.parse(now) - days * day) }
  const by: 'week' | 'month' = days > mostWeeks ? 'month' : 'week'
  const totals = await totalsOf(tx, asked)
  const nodes = await nodesOf(tx, { ...asked, now })
  const variants = await variantsOf(tx, asked)
  const titles = await titlesOf(
    tx,
    [...nodes, ...variants].flatMap(({ caseIds }) => caseIds),
  )
  const examples = (caseIds: readonly string[]) =>
    caseIds.map((caseId) => ({ caseId, title: titles.get(caseId) ?? '' }))
  const waited = nodes.reduce((sum, { total }) => sum + total, 0)

  return {
    flow: { id: flowId, name },
    launched: totals.launched,
    ended: totals.ended,
    running: totals.running,
    approved: totals.approved,
    throughput: { median: whole(totals.median), p90: whole(totals.p90) },
    returns: await returnsOf(tx, asked),
    volume: [...(await volumeOf(tx, { ...asked, by, timeZone: server.timeZone }))],
    volumeBy: by,
    nodes: nodes.map(({ node, name, visits, median, p90, total, caseIds }) => ({
      node,
      name,
      visits,
      median: whole(median),
      p90: whole(p90),
      share: waited > 0 ? total / waited : 0,
      longest: examples([...new Set(caseIds)]),
    })),
    variants: variants.map(({ steps, cases, all, caseIds }) => ({
      steps: Steps.parse(JSON.parse(steps)).map(([name, decision]) => ({ name, decision })),
      cases,
      share: cases / all,
      examples: examples(caseIds),
    })),
    variantCount: variants[0]?.kinds ?? 0,
  }
})

function whole(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds)
}
