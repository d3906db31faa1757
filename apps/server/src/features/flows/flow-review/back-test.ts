import { setImmediate as breathe } from 'node:timers/promises'
import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import type { Comparison, FlowPlan } from '@signet/flow'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import { draftPlans, lockFlow, trialFacts } from '../flow-design/index.ts'
import {
  type Counts,
  casesToReplay,
  failBackTest,
  finishedCases,
  insertBackTest,
  latestBackTest,
  updateBackTest,
} from './back-test-store.ts'
import { courseView, type ReplayPlace, replayStoredCase } from './replay-case.ts'
import { findFlowOrRefuse } from './review-store.ts'

const underWay = new WeakMap<Server, Set<Promise<void>>>()

const chunk = 100

const mostAffected = 300

export const startBackTest = serve(contract.flowReview.startBackTest, async (call) => {
  const { input, actor, tx, now, server, caller, afterCommit } = call
  const flow = await lockFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  const latest = await latestBackTest(tx, flow.id)
  if (latest && isUnderWay(latest, now)) throw new Refusal<RefusalCode>('design.backTestRuns')

  const { flow: plan } = await draftPlans(tx, flow)
  const cases = await finishedCases(tx, flow.id, input.cases)
  const id = server.newId()
  const { personId, tenant } = actor
  await insertBackTest(tx, { id, flowId: flow.id, personId, total: cases.length, now })
  afterCommit(() => startBackTestWork(server, { id, tenant, locale: caller.locale, cases, plan }))
  return { id }
})

type BackTest = Readonly<{
  id: string
  tenant: string
  locale: 'zh-CN' | 'zh-TW' | 'en-US'
  cases: readonly string[]
  plan: FlowPlan
}>

/** Starts a back-test in the background; failures are recorded. */
function startBackTestWork(server: Server, backTest: BackTest): void {
  const works = underWay.get(server) ?? new Set()
  underWay.set(server, works)
  const work: Promise<void> = run(server, backTest)
    .catch(async (err: unknown) => {
      server.log.error({ err, backTestId: backTest.id }, 'a back-test broke off')
      await failBackTest(server.db.tenant(backTest.tenant), backTest.id, isoOf(server.clock()))
    })
    .finally(() => works.delete(work))
  works.add(work)
}

/** Resolves when this node runs no back-tests. */
export async function backTestsAreDone(server: Server): Promise<void> {
  await Promise.all(underWay.get(server) ?? [])
}

/** Works in chunks, so that other requests are served in between. */
async function run(server: Server, backTest: BackTest): Promise<void> {
  const { id, tenant, cases } = backTest
  const place: ReplayPlace = { tx: server.db.tenant(tenant), db: server.db, tenant }
  const facts = await trialFacts({ actor: { tenant }, now: isoOf(server.clock()), server })
  const found: BackTestResult = { counts: {}, affected: [] }
  for (let done = 0; done < cases.length; done += chunk) {
    for (const stored of await casesToReplay(place.tx, cases.slice(done, done + chunk)))
      note(found, stored, await replayStoredCase(place, stored, { plan: backTest.plan, facts }), {
        plan: backTest.plan,
        words: { nameOf: facts.directory.nameOf, t: server.words.t(backTest.locale) },
      })
    await tell(server, { id, tenant, done: Math.min(done + chunk, cases.length), ...found }, cases.length)
    await breathe()
  }
  if (cases.length === 0) await tell(server, { id, tenant, done: 0, ...found }, 0)
}

type BackTestResult = { counts: Partial<Record<Comparison, number>>; affected: unknown[] }

type ViewContext = Readonly<{ plan: FlowPlan; words: Parameters<typeof courseView>[2] }>

function note(
  found: BackTestResult,
  { id: caseId, title }: Readonly<{ id: string; title: string }>,
  result: Awaited<ReturnType<typeof replayStoredCase>>,
  { plan, words }: ViewContext,
): void {
  if (!result) return

  const { comparison } = result
  found.counts[comparison] = (found.counts[comparison] ?? 0) + 1
  if (comparison === 'same' || found.affected.length >= mostAffected) return
  const before = courseView(result.plan, result.before, words)
  found.affected.push({ caseId, title, comparison, before, after: courseView(plan, result.after, words) })
}

type Progress = Readonly<{
  id: string
  tenant: string
  done: number
  counts: Counts
  affected: readonly unknown[]
}>

async function tell(server: Server, { id, tenant, ...progress }: Progress, total: number): Promise<void> {
  const state = progress.done >= total ? 'done' : 'running'
  await updateBackTest(server.db.tenant(tenant), id, { ...progress, state, now: isoOf(server.clock()) })
}

type Latest = NonNullable<HandlerOutput<typeof contract.flowReview.backTest>['latest']>

export const openBackTest = serve(contract.flowReview.backTest, async ({ input, actor, tx, now, server }) => {
  const flow = await findFlowOrRefuse(tx, input.id)
  const row = await latestBackTest(tx, flow.id)
  if (!row) return { latest: null }

  const { nameOf } = await server.directories.of(actor.tenant)
  const { id, total, done, startedAt } = row
  const state = row.state === 'running' && !isUnderWay(row, now) ? 'failed' : row.state
  // Written only by the back-test; the response schema checks it again.
  const found = { counts: row.counts as Latest['counts'], affected: row.affected as Latest['affected'] }
  return { latest: { id, state, total, done, startedAt, startedBy: nameOf(row.personId), ...found } }
})

const minute = 60_000

/** A running back-test reports progress constantly; a minute of silence means its node has died. */
function isUnderWay(
  { state, changedAt }: Readonly<{ state: string; changedAt: string }>,
  now: string,
): boolean {
  return state === 'running' && Date.parse(now) - Date.parse(changedAt) < minute
}
