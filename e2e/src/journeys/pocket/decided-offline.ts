import type { Page } from 'playwright-core'
import type { Journey, World } from '../../journey.ts'
import { idOf, launch, publishFlow, stepsInARow } from '../../office.ts'
import { patience, signIn } from '../../person.ts'
import { clientOf } from '../../publish.ts'
import { openAnother, signInHere, signOut, untilKept } from './on-device.ts'

const look = { locale: 'zh-CN', theme: 'light', isTouch: true } as const
const names = ['隧道一', '隧道二', '隧道三', '隧道四'] as const
const doing = '/pages/workFlow/flowTodo/index?list=doing'

/**
 * A manager decides in a tunnel. What was decided survives a killed tab, goes out once when the network is back, and
 * where a colleague was faster the manager reads that. A decision whose answer was lost is not made twice. What waits
 * when the manager signs out is neither seen nor sent by the next person, and goes out when the manager is back.
 */
export const decidedOffline: Journey = {
  name: 'decided offline',
  run: async (world) => {
    const flowId = await publishPair(world)
    const ids: string[] = []
    for (const what of names) ids.push(await launch(world, flowId, what))
    const [sent = '', late = '', lost = '', left = ''] = ids
    const { page, leave } = await signIn(world, 'manager', look)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    for (const [at, what] of names.entries()) {
      await openCase(page, what)
      await untilKept(page, (keys) => keys.some((key) => key.includes(`"case","${ids[at]}","${ids[at]}-`)))
    }

    const context = page.context()
    await context.setOffline(true)
    await decideAway(page, { what: '隧道一', action: '同意', words: '在隧道里同意' })
    await page.getByText('1条等待发送').waitFor()
    await page.close()
    const train = await openAnother(context)
    await decideAway(train, { what: '隧道二', action: '拒绝', words: '金额不对' })
    await train.getByText('2条等待发送').waitFor()
    await decideAs(world, 'finance', late)

    await context.setOffline(false)
    await readConflict(train)
    await endsWith(world, { caseId: sent, status: 'approved', by: 'manager', words: '在隧道里同意' })
    await endsWith(world, { caseId: late, status: 'approved', by: 'finance', words: '' })

    await loseAnswers(train)
    await decide(train, { what: '隧道三', action: '同意', words: '信号很差' })
    await train.unrouteAll()
    await train.getByText('1条等待发送').waitFor({ state: 'detached' })
    await endsWith(world, { caseId: lost, status: 'approved', by: 'manager', words: '信号很差' })

    await context.setOffline(true)
    await decideAway(train, { what: '隧道四', action: '同意', words: '下班前同意' })
    await signOut(train, '还有1条没有发出')
    await context.setOffline(false)
    await signInHere(train, 'finance')
    if ((await train.getByText('等待发送').count()) > 0) throw new Error('The next person sees what waits')
    await signOut(train)
    await signInHere(train, 'manager')
    await endsWith(world, { caseId: left, status: 'approved', by: 'manager', words: '下班前同意' })
    await leave(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  },
}

/** A step that the first of two people decides. */
async function publishPair(world: World): Promise<string> {
  const people = [await idOf(world, 'manager'), await idOf(world, 'finance')]
  return publishFlow(
    world,
    'tunnel',
    stepsInARow('隧道审批', [{ id: 'review', name: '审批', people, voting: { mode: 'any' } }]),
  )
}

async function openCase(page: Page, what: string): Promise<void> {
  await page.goto(doing)
  await page.getByTestId('case-card').filter({ hasText: what }).first().tap()
  await page.getByRole('contentinfo').getByRole('button', { name: '同意', exact: true }).waitFor()
}

type Decision = Readonly<{ what: string; action: '同意' | '拒绝'; words: string }>

/** Decides in the client, without an answer of the server. */
async function decide(page: Page, { what, action, words }: Decision): Promise<void> {
  await openCase(page, what)
  await page.getByRole('contentinfo').getByRole('button', { name: action, exact: true }).tap()
  const confirm = page.getByRole('button', { name: `确认${action}` })
  await confirm.waitFor()
  await page.getByRole('textbox').first().fill(words)
  await confirm.tap()
  await page.getByText('已保存在本设备').first().waitFor()
}

/** The list shows which request waits, as long as it has it: where the server took a decision the request leaves it. */
async function decideAway(page: Page, decision: Decision): Promise<void> {
  await decide(page, decision)
  await page.getByTestId('case-card').filter({ hasText: decision.what }).getByText('等待发送').waitFor()
}

async function decideAs(world: World, account: string, caseId: string): Promise<void> {
  const { approvals } = await clientOf(world, account)
  const { task } = await approvals.open({ caseId })
  await approvals.agree({ taskId: task?.id ?? '' })
}

/** Reads that a colleague was faster, finds the own words, and discards them. */
async function readConflict(page: Page): Promise<void> {
  await page.getByText('1条没有发出').tap()
  const entry = page.getByRole('article', { name: /^拒绝/ })
  await entry.getByText(/在“审批”同意，您的操作没有生效/).waitFor()
  await entry.getByText('金额不对').waitFor()
  await entry.getByRole('button', { name: '丢弃' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: '丢弃' }).tap()
  await page.getByText('1条没有发出').waitFor({ state: 'detached' })
}

/** The server takes each decision, and its answer does not come. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(/\/tasks\/[^/]+\/agree/, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

type End = Readonly<{ caseId: string; status: string; by: string; words: string }>

/** Waits until a case has ended; throws unless one person decided it once, with these words. */
async function endsWith(world: World, { caseId, status, by, words }: End): Promise<void> {
  const { approvals } = await clientOf(world, 'employee')
  const decider = await idOf(world, by)
  const deadline = performance.now() + patience
  let view = await approvals.open({ caseId })
  while (view.status === 'running' && performance.now() < deadline) view = await approvals.open({ caseId })
  const decided = view.route.flatMap(({ people }) => people).filter(({ decision }) => decision !== null)
  const [only] = decided
  if (view.status !== status || decided.length !== 1 || only?.person.id !== decider || only.opinion !== words)
    throw new Error(`${caseId} is ${view.status} by ${JSON.stringify(decided)}`)
}
