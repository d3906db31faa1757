import type { Journey } from '../journey.ts'
import { launch, publishFlow, stepsInARow } from '../office.ts'
import { signIn } from '../person.ts'

/**
 * A step finds no approver; the administrator assigns it to the manager from the list of exceptions, and the case
 * continues.
 */
export const solveException: Journey = {
  name: 'solve an exception',
  run: async (world) => {
    const nobody = { sources: [{ kind: 'role', ids: ['nobody-has-this-role'] }] }
    const steps = [{ id: 'lost', name: '无人审批', people: [], ...nobody }]
    const what = '没有人可以审批'
    await launch(world, await publishFlow(world, 'lost', stepsInARow('无人流程', steps)), what)

    const wide = { locale: 'zh-CN', theme: 'light', width: 1280, height: 860 } as const
    const administrator = await signIn(world, 'admin', wide, '/studio/')
    const { page } = administrator
    await page.getByRole('link', { name: '异常', exact: true }).click()
    await page.getByRole('row').filter({ hasText: '无人流程' }).first().click()
    await page.getByRole('button', { name: /^指派：无人审批/ }).click()
    await page.getByLabel('指派给').fill('陆行简')
    await page.getByTitle('陆行简').first().click()
    await page.keyboard.press('Escape')
    await page.getByLabel('原因').fill('请代为审批')
    await page.getByRole('form').getByRole('button', { name: '指派', exact: true }).click()
    await page.getByText('已完成').first().waitFor()

    const manager = await signIn(world, 'manager', { locale: 'zh-CN', theme: 'light' })
    await manager.page.goto('/pages/workFlow/flowTodo/index?list=doing')
    await manager.page.getByTestId('case-card').filter({ hasText: what }).click()
    await manager.page.getByRole('contentinfo').getByRole('button', { name: '同意', exact: true }).click()
    await manager.page.getByRole('button', { name: /^确认/ }).click()
    await manager.page.waitForURL(/flowBefore|flowTodo/)
    for (const person of [administrator, manager]) await person.leave()
  },
}
