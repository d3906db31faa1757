import { randomUUID } from 'node:crypto'
import type { Journey, World } from '../../journey.ts'
import { idOf, launch, publishFlow, stepsInARow } from '../../office.ts'
import { signIn } from '../../person.ts'
import { clientOf } from '../../publish.ts'
import { chatWords, openTalkWith } from './direct-talk.ts'

const words = chatWords['zh-CN']
const phone = { locale: 'zh-CN', theme: 'light', isTouch: true } as const

/**
 * The manager approves from the card in the chat while a colleague rejects in the case: the first of them decides, the
 * other reads who did, and the case is decided once.
 */
export const cardRace: Journey = {
  name: 'decided from the card',
  run: async (world) => {
    const people = [await idOf(world, 'manager'), await idOf(world, 'finance')]
    const steps = [{ id: 'review', name: '审批', people, voting: { mode: 'any' } }]
    const flowId = await publishFlow(world, 'card', stepsInARow('卡片审批', steps))
    const won = await launch(world, flowId, '去苏州')
    const lost = await launch(world, flowId, '去无锡')
    await sendCards(world, [won, lost])

    const manager = await signIn(world, 'manager', phone)
    await openTalkWith(world, manager.page, 'employee', words)
    const card = (what: string) => manager.page.getByRole('article').filter({ hasText: what })
    const agree = async (what: string) => card(what).getByRole('button', { name: '同意', exact: true }).tap()
    const confirm = manager.page.getByRole('dialog').getByRole('button', { name: '确认同意' })

    await agree('去苏州')
    await confirm.tap()
    await card('去苏州').getByText('已通过').waitFor()

    const finance = await signIn(world, 'finance', phone)
    await finance.page.goto('/pages/workFlow/flowTodo/index?list=doing')
    await finance.page.getByTestId('case-card').filter({ hasText: '去无锡' }).first().tap()
    await finance.page.getByRole('contentinfo').getByRole('button', { name: '拒绝', exact: true }).tap()
    const sure = finance.page.getByRole('button', { name: '确认拒绝' })
    await sure.waitFor()
    await finance.page.getByRole('textbox').first().fill('票据不全')

    await agree('去无锡')
    await confirm.waitFor()
    await sure.tap()
    await card('去无锡').getByText('已拒绝').waitFor({ state: 'attached' })
    await confirm.tap()
    await manager.page
      .getByText(/在“审批”拒绝/)
      .first()
      .waitFor()

    await decidedOnce(world, won, { status: 'approved', by: 'manager' })
    await decidedOnce(world, lost, { status: 'rejected', by: 'finance' })
    await manager.leave()
    await finance.leave()
  },
}

async function sendCards(world: World, cases: readonly string[]): Promise<void> {
  const { chat } = await clientOf(world, 'employee')
  const { id } = await chat.openDirect({ personId: await idOf(world, 'manager') })
  for (const caseId of cases) await chat.send({ id, caseId, kind: 'case', clientId: randomUUID() })
}

type End = Readonly<{ status: string; by: string }>

async function decidedOnce(world: World, caseId: string, { status, by }: End): Promise<void> {
  const view = await (await clientOf(world, 'employee')).approvals.open({ caseId })
  const decided = view.route.flatMap(({ people }) => people).filter(({ decision }) => decision !== null)
  if (view.status !== status || decided.length !== 1 || decided[0]?.person.id !== (await idOf(world, by)))
    throw new Error(`${caseId} is ${view.status} by ${JSON.stringify(decided)}`)
}
