import type { Journey, World } from '../journey.ts'
import { personOf, signIn } from '../person.ts'
import { clientOf, publishFlow } from '../publish.ts'

const look = { locale: 'zh-CN', theme: 'light', width: 390, height: 844, isTouch: true } as const

/** Approves twenty tasks at once on a phone; two with an incomplete form are refused with a reason and stay. */
export const batch: Journey = {
  name: 'batch',
  run: async (world) => {
    const before = await doing(world)
    await launchTwenty(world)
    const manager = await signIn(world, 'manager', look)
    const { page } = manager
    await page.goto('/pages/workFlow/flowTodo/index?list=doing&keyword=%E6%89%B9%E9%87%8F%E7%94%B3%E8%AF%B7')
    await page.getByText('共 20 条').waitFor()
    await page.getByRole('button', { name: '批量选择' }).tap()
    await page.getByRole('button', { name: /^全选已加载的 20 条/ }).tap()
    await page.getByRole('contentinfo').getByRole('button', { name: '同意', exact: true }).tap()
    await page
      .getByRole('dialog', { name: '同意 20 条' })
      .getByRole('button', { name: '确认同意 20 条' })
      .tap()

    const results = page.getByRole('dialog', { name: '处理结果' })
    await results.getByText('完成 18 条，未完成 2 条').waitFor()
    const refused = await results.getByRole('listitem').filter({ hasText: '备注' }).count()
    if (refused !== 2) throw new Error(`${refused} rows say what is missing, not 2.`)
    await manager.leave()
    const left = (await doing(world)) - before
    if (left !== 2) throw new Error(`${left} are still on the desk, not 2.`)
  },
}

async function launchTwenty(world: World): Promise<void> {
  const { id } = await personOf(world, 'manager')
  const admin = await clientOf(world, 'admin')
  const people = [{ kind: 'people' as const, people: [id] }]
  const review = { id: 'review', name: '审批', kind: 'approver' as const, sources: people }
  const plain = await publishFlow(admin, { name: '批量申请', code: 'batchPlain', steps: [review] })
  const strict = await publishFlow(admin, {
    name: '批量申请须备注',
    code: 'batchStrict',
    steps: [{ ...review, fields: { note: 'required' as const } }],
  })
  const { approvals } = await clientOf(world, 'employee')
  for (let turn = 1; turn <= 20; turn += 1) {
    const flowId = turn % 10 === 0 ? strict : plain
    await approvals.launch({ flowId, values: { subject: `第${turn}件` } })
  }
}

async function doing(world: World): Promise<number> {
  return (await (await clientOf(world, 'manager')).approvals.counts()).doing
}
