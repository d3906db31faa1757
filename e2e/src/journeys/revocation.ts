import type { Journey } from '../journey.ts'
import { idOf, launch, publishFlow, stepsInARow } from '../office.ts'
import { signIn } from '../person.ts'
import { clientOf } from '../publish.ts'

const look = { locale: 'zh-CN', theme: 'dark' } as const

/**
 * The employee asks to revoke an approved request; the manager who approved it agrees, and the request is revoked.
 */
export const revocation: Journey = {
  name: 'revocation',
  run: async (world) => {
    const steps = [{ id: 'review', name: '审批', people: [await idOf(world, 'manager')] }]
    const flowId = await publishFlow(world, 'revocable', stepsInARow('可撤销流程', steps, { revoke: true }))
    const what = '行程已经确定'
    const caseId = await launch(world, flowId, what)
    await (await clientOf(world, 'manager')).approvals.agree({ taskId: `${caseId}-1` })

    const employee = await signIn(world, 'employee', look)
    const launched = '/pages/workFlow/flowTodo/index?list=launched'
    await employee.page.goto(launched)
    await employee.page.getByTestId('case-card').filter({ hasText: what }).click()
    await employee.page.getByRole('link', { name: /申请撤销/ }).click()
    await employee.page.getByLabel('撤销原因').fill('客户取消了会议')
    await employee.page.getByRole('button', { name: '提交撤销申请' }).click()
    await employee.page.getByText('客户取消了会议').first().waitFor()

    const manager = await signIn(world, 'manager', look)
    await manager.page.goto('/pages/workFlow/flowTodo/index?list=doing')
    await manager.page.getByTestId('case-card').filter({ hasText: what }).click()
    await manager.page.getByText('客户取消了会议').first().waitFor()
    await manager.page.getByRole('contentinfo').getByRole('button', { name: '同意', exact: true }).click()
    await manager.page.getByRole('button', { name: /^确认/ }).click()
    await manager.page.waitForURL(/flowBefore|flowTodo/)

    await employee.page.goto(launched)
    await employee.page.getByTestId('case-card').filter({ hasText: what }).getByText('已撤销').waitFor()
    for (const person of [employee, manager]) await person.leave()
  },
}
