import type { FlowFigures } from '@signet/contract'
import type { Reader } from '@signet/db'
import { z } from 'zod'
import { type Asked, nodesOf, returnsOf, titlesOf, totalsOf, variantsOf, volumeOf } from './figures-store.ts'

/** What is counted; whose it is and when it was counted stands beside it. */
export type Figures = Omit<FlowFigures, 'flow' | 'countedAt' | 'isBeingCounted'>

type Counting = Asked & Readonly<{ by: 'week' | 'month'; timeZone: string; now: string }>

/** Written by the query itself. */
const Steps = z.array(z.tuple([z.string(), z.string()]))

export async function countFigures(tx: Reader, { by, timeZone, now, ...asked }: Counting): Promise<Figures> {
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
    launched: totals.launched,
    ended: totals.ended,
    running: totals.running,
    approved: totals.approved,
    throughput: { median: whole(totals.median), p90: whole(totals.p90) },
    returns: await returnsOf(tx, asked),
    volume: [...(await volumeOf(tx, { ...asked, by, timeZone }))],
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
}

function whole(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds)
}
