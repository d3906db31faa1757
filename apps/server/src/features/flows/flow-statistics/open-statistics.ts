import type { contract, FlowFigures, HandlerOutput, RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { flowIn, readFlowDefinition } from '@signet/flow'
import { type Locale, Refusal } from '@signet/std'
import { z } from 'zod'
import { isoOf } from '../../../clock/clock.ts'
import type { Call } from '../../../http/serve.ts'
import { flowNameIn } from '../../../publication/index.ts'
import type { Server } from '../../../server.ts'
import { createFigureCache, type FigureCache } from './figure-cache.ts'
import {
  type FigureFilter,
  namedFlow,
  nodesOf,
  returnsOf,
  titlesOf,
  totalsOf,
  type VolumeUnit,
  variantsOf,
  volumeOf,
} from './figures-store.ts'

type Endpoint = typeof contract.flowStatistics.open

/** The query itself produces this shape. */
const Steps = z.array(z.tuple([z.string(), z.string()]))

const day = 86_400_000

/** Longest periods in days counted by day and by week; longer ones count by month. */
const mostDays = 31
const mostWeeks = 190

function unitOf(days: number): VolumeUnit {
  if (days <= mostDays) return 'day'
  return days <= mostWeeks ? 'week' : 'month'
}

const shelves = new WeakMap<Server, FigureCache<Figures>>()

/** Returns current figures, or, where counting is slow, cached ones with their time. */
export async function openStatistics({
  input,
  tx,
  actor,
  server,
  caller,
}: Call<Endpoint>): Promise<HandlerOutput<Endpoint>> {
  const { flowId, days } = input
  const { tenant } = actor
  const flow = await namedFlow(tx, flowId)
  if (!flow) throw new Refusal<RefusalCode>('approvals.flowNotFound')

  const shelf = shelves.get(server) ?? createFigureCache<Figures>(server.clock)
  shelves.set(server, shelf)
  const count = (tx: Reader) => {
    const now = server.clock()
    const since = isoOf(now - days * day)
    return countFigures(tx, { flowId, since, by: unitOf(days), timeZone: server.timeZone, now: isoOf(now) })
  }
  const { figures, countedAt, isBeingCounted } = await shelf.ask({
    key: `${tenant}/${flowId}/${days}`,
    count: () => count(tx),
    countBehind: () => server.db.tenant(tenant).transaction().execute(count),
    onFailure: (err) => server.log.warn({ err, flowId, tenant }, 'figures could not be counted anew'),
  })
  return {
    flow: { id: flowId, name: flowNameIn(caller.locale, flow) },
    ...withStepNames(figures, namesIn(caller.locale, flow.draft)),
    countedAt: isoOf(countedAt),
    isBeingCounted,
  }
}

/** Names of steps in a language by their plain names, which are counted. */
function namesIn(locale: Locale, draft: unknown): ReadonlyMap<string, string> {
  const plain = readFlowDefinition(draft)
  const shown = flowIn(locale, plain)
  return new Map(plain.nodes.map(({ name }, at) => [name, shown.nodes[at]?.name ?? name]))
}

function withStepNames(figures: Figures, names: ReadonlyMap<string, string>): Figures {
  const named = <Step extends Readonly<{ name: string }>>(step: Step) => ({
    ...step,
    name: names.get(step.name) ?? step.name,
  })
  return {
    ...figures,
    nodes: figures.nodes.map(named),
    variants: figures.variants.map((variant) => ({ ...variant, steps: variant.steps.map(named) })),
  }
}

/** Counted figures, without owner and time. */
type Figures = Omit<FlowFigures, 'flow' | 'countedAt' | 'isBeingCounted'>

type FigureQuery = FigureFilter & Readonly<{ by: VolumeUnit; timeZone: string; now: string }>

async function countFigures(tx: Reader, { by, timeZone, now, ...asked }: FigureQuery): Promise<Figures> {
  const totals = await totalsOf(tx, asked)
  const nodes = await nodesOf(tx, { ...asked, now })
  const variants = await variantsOf(tx, asked)
  const titles = await titlesOf(
    tx,
    [...nodes, ...variants].flatMap(({ caseIds }) => caseIds),
  )

  return {
    since: asked.since,
    launched: totals.launched,
    ended: totals.ended,
    running: totals.running,
    approved: totals.approved,
    throughput: { median: whole(totals.median), p90: whole(totals.p90) },
    returns: await returnsOf(tx, asked),
    volume: [...(await volumeOf(tx, { ...asked, by, timeZone, now }))],
    volumeBy: by,
    nodes: nodeFigures(nodes, titles),
    variants: variants.map(({ steps, cases, all, caseIds }) => ({
      steps: Steps.parse(JSON.parse(steps)).map(([name, decision]) => ({ name, decision })),
      cases,
      share: cases / all,
      examples: examplesOf(caseIds, titles),
    })),
    variantCount: variants[0]?.kinds ?? 0,
  }
}

type Titles = ReadonlyMap<string, string>

function nodeFigures(nodes: Awaited<ReturnType<typeof nodesOf>>, titles: Titles): Figures['nodes'] {
  const waited = nodes.reduce((sum, { total }) => sum + total, 0)
  return nodes.map(({ node, name, visits, median, p90, total, caseIds }) => ({
    node,
    name,
    visits,
    median: whole(median),
    p90: whole(p90),
    share: waited > 0 ? total / waited : 0,
    longest: examplesOf([...new Set(caseIds)], titles),
  }))
}

function examplesOf(caseIds: readonly string[], titles: Titles) {
  return caseIds.map((caseId) => ({ caseId, title: titles.get(caseId) ?? '' }))
}

function whole(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds)
}
