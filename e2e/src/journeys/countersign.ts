import type { Page } from 'playwright-core'
import type { Journey, World } from '../journey.ts'
import { personOf, signIn } from '../person.ts'
import { clientOf, publishFlow } from '../publish.ts'

const look = { locale: 'zh-CN', theme: 'light', width: 390, height: 844, isTouch: true } as const
const five = ['manager', 'finance', 'director', 'admin', 'employee'] as const

/**
 * Five approvers vote, and 60 % is enough: one rejects, three approve, and with the third approval the step passes
 * without asking the fifth.
 */
export const countersign: Journey = {
  name: 'countersign',
  run: async (world) => {
    const caseId = await launch(world)
    await decide(world, 'manager', '拒绝', caseId)
    await decide(world, 'finance', '同意', caseId)
    await decide(world, 'director', '同意', caseId)
    const employee = await signIn(world, 'employee', look)
    await openCase(employee.page)
    await employee.page.getByText('会签').first().waitFor()
    await decide(world, 'admin', '同意', caseId)

    await employee.page.getByText('已通过').first().waitFor()
    if ((await employee.page.getByRole('button', { name: '同意', exact: true }).count()) > 0)
      throw new Error('The fifth is still asked.')
    await employee.leave()
  },
}

async function launch(world: World): Promise<string> {
  const people = []
  for (const account of five) people.push((await personOf(world, account)).id)
  const flowId = await publishFlow(await clientOf(world, 'admin'), {
    name: '五人会签',
    code: 'fiveSign',
    steps: [
      {
        id: 'review',
        name: '会签',
        kind: 'approver',
        sources: [{ kind: 'people', people }],
        voting: { mode: 'all', agreeShare: 60, rejectShare: 60, when: 'certain' },
      },
    ],
  })
  const { approvals } = await clientOf(world, 'employee')
  return (await approvals.launch({ flowId, values: { subject: '团建方案' } })).caseId
}

async function decide(world: World, account: string, word: string, caseId: string): Promise<void> {
  const { page, leave } = await signIn(world, account, look)
  await openCase(page)
  await page.getByRole('contentinfo').getByRole('button', { name: word, exact: true }).tap()
  await page.getByRole('textbox').first().fill('按预算办理')
  await page.getByRole('button', { name: /^确认/ }).tap()
  await page.waitForURL(/flowBefore|flowTodo/)
  const { approvals } = await clientOf(world, account)
  const { list } = await approvals.list({ list: 'done' })
  if (!list.some((row) => row.caseId === caseId)) throw new Error(`${account} has not decided.`)
  await leave()
}

async function openCase(page: Page): Promise<void> {
  await page.goto('/pages/workFlow/flowTodo/index?list=doing')
  await page.getByTestId('case-card').filter({ hasText: '五人会签' }).first().tap()
}
