import type { Journey } from '../journey.ts'
import { idOf, launch, publishFlow, stepsInARow } from '../office.ts'
import { signIn } from '../person.ts'

const look = { locale: 'zh-CN', theme: 'light' } as const
const doing = '/pages/workFlow/flowTodo/index?list=doing'
const twoHours = 120

/** The manager leaves a case overdue; after the clock moves on it is with the director, and the case shows why. */
export const overdue: Journey = {
  name: 'overdue',
  run: async (world) => {
    const [manager, director] = await Promise.all(
      ['manager', 'director'].map((account) => idOf(world, account)),
    )
    const act = { does: 'transfer', to: [{ kind: 'people', people: [director] }] }
    const timeLimit = { minutes: 60, inWorkingTime: false, overdue: { times: 1, act } }
    const steps = [{ id: 'review', name: '限时审批', people: [manager ?? ''], timeLimit }]
    const what = '一小时内要答复'
    await launch(world, await publishFlow(world, 'overdue', stepsInARow('限时流程', steps)), what)

    const slow = await signIn(world, 'manager', look)
    await slow.page.goto(doing)
    await slow.page.getByTestId('case-card').filter({ hasText: what }).waitFor()
    await slow.page.context().close()

    await world.passTime(twoHours)
    const quick = await signIn(world, 'director', look)
    await quick.page.goto(doing)
    const card = quick.page.getByTestId('case-card').filter({ hasText: what })
    await card.waitFor()
    await card.click()
    await quick.page.getByRole('tab', { name: '流程进度' }).click()
    await quick.page
      .getByText(/超过时限/)
      .first()
      .waitFor()
    await quick.page.getByRole('contentinfo').getByRole('button', { name: '同意', exact: true }).click()
    await quick.page.getByRole('button', { name: /^确认/ }).click()
    await quick.page.waitForURL(/flowBefore|flowTodo/)

    const employee = await signIn(world, 'employee', look)
    await employee.page.goto('/pages/workFlow/flowTodo/index?list=launched')
    await employee.page.getByTestId('case-card').filter({ hasText: what }).getByText('已通过').waitFor()
    for (const person of [quick, employee]) await person.leave()
  },
}
