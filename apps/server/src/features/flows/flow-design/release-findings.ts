import type { ReleaseFinding } from '@signet/contract'
import {
  type Coverage,
  type CoverageFinding,
  coverageOf,
  type DutyFinding,
  type FlowDefinition,
  type FlowPlan,
  FlowTest,
  findDutyConflicts,
  flowIn,
  nameOfNode,
  translateFlow,
} from '@signet/flow'
import type { FormPlan } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { z } from 'zod'
import type { ReadCall } from '../../../http/serve.ts'
import { delegationsInForce } from '../../../people/rights/delegation-store.ts'
import { activePeople } from '../../../publication/index.ts'
import { labelIn, listProblems, problemView } from './check-draft.ts'
import type { FlowRow } from './flow-design-store.ts'
import { sealProblems } from './seal-problems.ts'
import { runTestOnForm, type TrialPlans, trialFacts } from './trial-run.ts'

export type FindingsCall = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'caller' | 'server'>

/** A problem with which cases still run: they wait for an administrator. */
const excusable: ReadonlySet<string> = new Set(['branchGap', 'noDefaultLine'])

/** Returns the problems of a definition over a form, in the caller's language. */
export async function listDesignFindings(
  { tx, actor, caller, server }: FindingsCall,
  { flowId, definition, form }: Readonly<{ flowId: string; definition: FlowDefinition; form: FormPlan }>,
): Promise<readonly ReleaseFinding[]> {
  const handle = { tx, db: server.db, tenant: actor.tenant }
  const shown = flowIn(caller.locale, definition)
  const view = problemView(server.words.t(caller.locale), shown, labelIn(form, caller.locale))
  const problems = [
    ...(await listProblems(handle, { flowId, definition, form })),
    ...(await sealProblems({ tx, actor, server }, definition)),
  ]
  return problems.map((problem) => {
    const { message, nodes: parts } = view(problem)
    const { code } = problem
    if (problem.severity === 'warning') return { severity: 'notice', code, message, parts }
    return { severity: excusable.has(code) ? 'red' : 'blocks', code, message, parts }
  })
}

type OrganizationFindings = Readonly<{ coverage: Coverage; findings: readonly ReleaseFinding[] }>

/** Checks the flow against today's organization: its people, the separation of duties, and its tests. */
export async function listOrganizationFindings(
  call: FindingsCall,
  plans: TrialPlans,
  flow: Pick<FlowRow, 'id' | 'tests' | 'testRule'>,
): Promise<OrganizationFindings> {
  const { coverage, duties } = await checkOrganization(call, plans.flow, flow.id)
  const words = await findingWords(call, plans.flow)
  return {
    coverage,
    findings: [
      ...coverage.findings.map((finding) => describeGap(finding, words)),
      ...duties,
      ...(await failingTests(call, plans, flow)),
    ],
  }
}

type OrganizationCheck = Readonly<{ coverage: Coverage; duties: readonly ReleaseFinding[] }>

/**
 * Checks who decides in today's organization, delegations included. Leaves out the gap of a starter who is the only
 * approver where a conflict of duties names them.
 */
export async function checkOrganization(
  call: FindingsCall,
  plan: FlowPlan,
  flowId: string,
): Promise<OrganizationCheck> {
  const { tx, actor, now, server } = call
  const directory = await server.directories.of(actor.tenant)
  const organization = { directory, people: activePeople(directory), now }
  const coverage = coverageOf(plan, organization)
  const delegations = await delegationsInForce(tx, now)
  const duties = findDutyConflicts(plan, organization, { flow: flowId, delegations })
  const releasers = new Set(
    duties.filter(({ conflict }) => conflict === 'requestAndRelease').map(({ node }) => node),
  )
  const findings = coverage.findings.filter(({ gap, node }) => gap !== 'onlyStarter' || !releasers.has(node))
  const words = await findingWords(call, plan)
  return {
    coverage: { ...coverage, findings },
    duties: duties.map((finding) => describeDuty(finding, words)),
  }
}

async function findingWords({ actor, caller, server }: FindingsCall, plan: FlowPlan): Promise<FindingWords> {
  const { nameOf } = await server.directories.of(actor.tenant)
  return { t: server.words.t(caller.locale), plan: translateFlow(plan, caller.locale), nameOf }
}

type FindingWords = Readonly<{ t: Translate; plan: FlowPlan; nameOf: (person: string) => string }>

/** Gaps are red only where the designer chose no rule that decides them. */
const unattended: ReadonlySet<string | undefined> = new Set(['administrator', 'refuse'])

function describeGap(gap: CoverageFinding, { t, plan, nameOf }: FindingWords): ReleaseFinding {
  const isEmpty = gap.gap === 'nobody' || gap.gap === 'onlyDeparted'
  const isRed = gap.gap !== 'onlyStarter' && (!isEmpty || unattended.has(gap.rule))
  const said = t(`flow-design.review.gap.${gap.gap}`, { starters: gap.starters })
  const people = gap.examples.map(nameOf).join(t('flow-design.separator'))
  const then = isEmpty && gap.rule ? t(`flow-design.nobody.${gap.rule}`) : ''
  return {
    severity: isRed ? 'red' : 'notice',
    code: gap.gap,
    message: t('flow-design.finding.gap', {
      node: nameOfNode(plan, gap.node),
      gap: said,
      people,
      count: gap.examples.length,
      then,
      isFollowed: String(then !== ''),
    }),
    parts: [gap.node],
  }
}

const mostNamed = 5

function describeDuty(
  { conflict, node, before = '', isDelegated, people }: DutyFinding,
  { t, plan, nameOf }: FindingWords,
): ReleaseFinding {
  return {
    severity: 'notice',
    code: conflict,
    message: t(`flow-design.finding.${conflict}`, {
      node: nameOfNode(plan, node),
      before: nameOfNode(plan, before),
      count: people.length,
      people: people.slice(0, mostNamed).map(nameOf).join(t('flow-design.separator')),
      isDelegated: String(isDelegated),
    }),
    parts: [before, node].filter((id) => id !== ''),
  }
}

/** A failing test blocks or is shown, as the flow says. */
async function failingTests(
  { actor, now, caller, server }: FindingsCall,
  plans: TrialPlans,
  { tests, testRule }: Pick<FlowRow, 'tests' | 'testRule'>,
): Promise<readonly ReleaseFinding[]> {
  const facts = await trialFacts({ actor, now, server })
  return z
    .array(FlowTest)
    .parse(tests)
    .filter((test) => {
      const { differs, problems } = runTestOnForm(plans, test, facts)
      return differs.length + problems.length > 0
    })
    .map(({ name }) => ({
      severity: testRule === 'refuse' ? 'blocks' : 'notice',
      code: failingTest,
      message: server.words.t(caller.locale)('flow-design.finding.test', { name }),
      parts: [name],
    }))
}

/** Its parts are the name of the test. */
export const failingTest = 'test'
