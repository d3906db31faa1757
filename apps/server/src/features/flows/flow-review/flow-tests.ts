import { contract, type RefusalCode } from '@signet/contract'
import { FlowTest, recordCase, replayCase } from '@signet/flow'
import { problemSentence } from '@signet/form'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { serve } from '../../../http/serve.ts'
import { refuseOvertaken, revisionOf } from '../../../revisions/index.ts'
import { draftPlans, lockFlow, runTestOnForm, trialFacts } from '../flow-design/index.ts'
import { casesToReplay } from './back-test-store.ts'
import { courseView, loadStoredCase } from './replay-case.ts'
import { findFlowOrRefuse, updateTests } from './review-store.ts'

const Tests = z.array(FlowTest)

export const listTests = serve(contract.flowReview.tests, async ({ input, tx }) => {
  const flow = await findFlowOrRefuse(tx, input.id)
  const stored = storedTests(flow)
  return { ...stored, revision: revisionOf(stored) }
})

type StoredTests = Pick<Awaited<ReturnType<typeof findFlowOrRefuse>>, 'tests' | 'testRule'>

function storedTests({ tests, testRule }: StoredTests) {
  return { tests: Tests.parse(tests), rule: testRule }
}

export const saveTests = serve(contract.flowReview.saveTests, async ({ input, tx }) => {
  const flow = await lockFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  refuseOvertaken(storedTests(flow), input.expects)
  await updateTests(tx, flow.id, { tests: input.tests, rule: input.rule })
  return null
})

export const runTests = serve(contract.flowReview.runTests, async (call) => {
  const { input, tx, server, caller } = call
  const flow = await findFlowOrRefuse(tx, input.id)
  const plans = await draftPlans(tx, flow)
  const facts = await trialFacts(call)
  const { locale } = caller
  const t = server.words.t(locale)
  return {
    results: Tests.parse(flow.tests).map((test) => {
      const { course, differs, problems } = runTestOnForm(plans, test, facts)
      return {
        id: test.id,
        differs: [...differs],
        problems: problems.map((problem) => problemSentence(plans.form, problem, { locale, t })),
        course: courseView(plans.flow, course, { nameOf: facts.directory.nameOf, t }),
      }
    }),
  }
})

/** The expected result is that of the case's version with today's organization. */
export const testFromCase = serve(contract.flowReview.testFromCase, async (call) => {
  const { input, actor, tx, server } = call
  const [stored] = await casesToReplay(tx, [input.caseId])
  if (!stored) throw new Refusal<RefusalCode>('approvals.caseNotFound')
  const flow = await lockFlow(tx, stored.flowId)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  const recorded = recordCase(stored.events)
  const isFinished = stored.status === 'approved' || stored.status === 'rejected'
  if (!recorded || !isFinished) throw new Refusal<RefusalCode>('design.caseNotFinished')

  const { plan, values } = await loadStoredCase({ tx, db: server.db, tenant: actor.tenant }, stored)
  const { steps, status } = replayCase(plan, recorded, { ...(await trialFacts(call)), values })
  const { starter, decisions, choices } = recorded
  const test = FlowTest.parse({
    id: server.newId(),
    name: input.name,
    starter,
    values,
    decisions: decisions.map(({ remark, ...decision }) => ({
      ...decision,
      ...(remark.opinion !== undefined && { opinion: remark.opinion }),
    })),
    choices,
    expected: { status, steps },
  })
  await updateTests(tx, flow.id, { tests: [...Tests.parse(flow.tests), test], rule: flow.testRule })
  return { id: test.id, flowId: flow.id }
})
