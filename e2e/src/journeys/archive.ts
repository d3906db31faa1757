import { readFile } from 'node:fs/promises'
import type { Journey, World } from '../journey.ts'
import { idOf, launch, publishFlow, stepsInARow } from '../office.ts'
import { patience, signIn } from '../person.ts'
import { clientOf } from '../publish.ts'

const look = { locale: 'zh-CN', theme: 'dark' } as const
const launched = '/pages/workFlow/flowTodo/index?list=launched'

/**
 * An approved case is archived as a document that the employee opens from the case, and that other people cannot see.
 */
export const archive: Journey = {
  name: 'archive',
  run: async (world) => {
    const steps = [{ id: 'review', name: '审批', people: [await idOf(world, 'manager')] }]
    const rules = { archive: { onEnd: true, readers: 'involved' } }
    const flowId = await publishFlow(world, 'kept', stepsInARow('归档流程', steps, rules))
    const what = '年度合同'
    const caseId = await launch(world, flowId, what)
    await (await clientOf(world, 'manager')).approvals.agree({ taskId: `${caseId}-1` })
    await archived(world, caseId)

    const employee = await signIn(world, 'employee', look)
    await employee.page.goto(launched)
    await employee.page.getByTestId('case-card').filter({ hasText: what }).click()
    await employee.page.getByRole('link', { name: /归档文档/ }).click()
    const open = employee.page.getByRole('button', { name: '打开文档' })
    await open.waitFor()
    const place = employee.page.url()
    const [download] = await Promise.all([employee.page.waitForEvent('download'), open.click()])
    const content = await readFile(await download.path())
    if (content.subarray(0, 5).toString() !== '%PDF-') throw new Error('The archived document is no PDF.')

    const stranger = await signIn(world, 'finance', look)
    await stranger.page.goto(place)
    await stranger.page
      .getByText(/没有这个文档|无权|不存在/)
      .first()
      .waitFor()
    await stranger.page.goto('/pages/workFlow/document/index?shelf=archive')
    await stranger.page.getByText('还没有您可以查看的归档').waitFor()
    for (const person of [employee, stranger]) await person.leave()
  },
}

/** The document is created after the case has ended. */
async function archived(world: World, caseId: string): Promise<void> {
  const { approvals } = await clientOf(world, 'employee')
  const state = async () => (await approvals.open({ caseId })).archive?.state
  const begun = performance.now()
  while ((await state()) !== 'made') {
    if (performance.now() - begun > patience) throw new Error('The archived document was not made.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
