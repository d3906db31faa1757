import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, claim, end, publishFlow, start, statusOf } from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

const opinion = '李伟离职'

let office: Office
let single: string
beforeAll(async () => {
  office = await openOffice()
  single = (await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))).flowId
})
afterAll(() => office.close())

const admin = async () => await office.as('admin')

test('a handed-over draft belongs to the colleague, with its record and a note, and to no one else', async () => {
  const { chen, zhao, wang } = office.company.people
  const { caseId } = await (await office.as('chen')).approvals.saveDraft({ flowId: single, values: claim })
  const { handOver } = await admin()
  expect(await handOver.preview({ personId: chen })).toMatchObject({ openTasks: 0, drafts: 1 })
  const { results } = await handOver.carryOut({ personId: chen, toUserId: zhao, opinion })
  expect(results).toMatchObject([{ caseId, isDraft: true, ok: true }])
  await office.settle()

  const draftsOf = async (account: 'chen' | 'zhao') =>
    (await (await office.as(account)).approvals.list({ list: 'launched' })).list
      .filter(({ status }) => status === 'draft')
      .map((row) => row.caseId)
  expect([await draftsOf('chen'), await draftsOf('zhao')]).toEqual([[], [caseId]])
  const [notices] = (await (await office.as('zhao')).notices.list({ type: 2 })).list
  expect(notices?.title).toMatch(/移交给了您/)
  await expect(
    (await office.as('chen')).approvals.launchAgain({ caseId, values: claim }),
  ).rejects.toMatchObject({
    code: 'flow.notYourCase',
  })
  await (await office.as('zhao')).approvals.launchAgain({ caseId, values: claim })
  expect(await statusOf(office, caseId)).toBe('running')
  const row = await office.db
    .tenant('demo')
    .selectFrom('flowCase')
    .where('id', '=', caseId)
    .select(['starterId', 'departmentId'])
    .executeTakeFirstOrThrow()
  expect(row.starterId).toBe(zhao)
  await handOver.carryOut({ personId: chen, toUserId: wang, opinion })
})

test('a draft of a flow that the colleague may not launch stays and reports why', async () => {
  const { chen, zhao, wang } = office.company.people
  const launchers = [{ kind: 'people' as const, ids: [chen, wang] }]
  const { flowId } = await publishFlow(
    office,
    chain([start({ launchers }), approver(office, 'review', ['wang']), end]),
  )
  const { caseId } = await (await office.as('chen')).approvals.saveDraft({ flowId, values: claim })
  const { handOver } = await admin()
  const { results } = await handOver.carryOut({ personId: chen, toUserId: zhao, opinion })
  expect(results).toMatchObject([{ caseId, ok: false, refusal: 'flow.chosenMayNotLaunch' }])
  expect(results[0]?.message).toMatch(/赵敏/)

  expect((await handOver.carryOut({ personId: chen, toUserId: wang, opinion })).results).toMatchObject([
    { ok: true },
  ])
})
