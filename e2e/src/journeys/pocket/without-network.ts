import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Journey, World } from '../../journey.ts'
import { idOf } from '../../office.ts'
import { patience, signIn } from '../../person.ts'
import { clientOf } from '../../publish.ts'
import { untilTrue } from '../../until-true.ts'
import { openAnother, signOut, untilKept } from './on-device.ts'

const pending = '/pages/workFlow/flowTodo/index?list=pending'
const caseLink = 'a[href*="flowBefore"]'

/**
 * A manager reads in a train: the client opens without a network, shows what it showed before, goes on without help when
 * the network is back, and forgets everything when the manager signs out. Contacts were never opened and are there. A message that was written meanwhile survives
 * a restart of the client and arrives once.
 */
export const withoutNetwork: Journey = {
  name: 'without network',
  run: async (world) => {
    const look = { locale: 'zh-CN', theme: 'light', isTouch: true } as const
    const { page, leave } = await signIn(world, 'manager', look)
    await page.goto(pending)
    await page.locator(caseLink).first().tap()
    await untilKept(page, (keys) => has(keys, 'case'))
    const title = await page.locator('h1, h2').first().innerText()
    const talk = await openTalk(world, page)
    await everythingIsKept(page)
    const [unit] = (
      await (await clientOf(world, 'manager')).organization.organizeSelector({ parentId: '-1' })
    ).list

    const context = page.context()
    await context.setOffline(true)
    let train = await openAnother(context)
    await train.goto('/')
    await train.getByText('网络已断开').first().waitFor()
    await train.goto(pending)
    await train.locator(caseLink).first().tap()
    await train.getByText(title).first().waitFor()

    await write(train, talk, '在火车上，晚点回')
    await train.close()
    train = await openAnother(context)
    await train.goto('/pages/my/contacts/index')
    await train
      .getByText(unit?.fullName ?? '')
      .first()
      .waitFor()
    const retry = train.getByRole('button', { name: '重试' })
    await train.goto('/pages/my/notifications/index')
    await retry.first().waitFor()
    await context.setOffline(false)
    await retry.first().waitFor({ state: 'detached' })

    await arrivedOnce(world, talk, '在火车上，晚点回')

    await signOut(train)
    await untilKept(train, ({ length }) => length === 0)
    await leave(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  },
}

/** Waits until the files of the shell and the answers of this page are on the device. */
async function everythingIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await untilTrue(page, (name) => caches.has(name), 'assets')
  await untilKept(page, (keys) => has(keys, 'case') && has(keys, 'units'))
}

/** Whether an answer of such a call is among those that the device keeps. */
function has(keys: readonly string[], name: string): boolean {
  return keys.some((key) => key.includes(`"${name}"`))
}

type Talk = Readonly<{ id: string; address: string }>

/** Opens the conversation with a colleague who has just written. */
async function openTalk(world: World, page: Page): Promise<Talk> {
  const employee = await clientOf(world, 'employee')
  const { id } = await employee.chat.openDirect({ personId: await idOf(world, 'manager') })
  await employee.chat.send({ id, clientId: randomUUID(), kind: 'text', text: '今天能批吗？' })
  const address = `/pages/message/im/index?name=&formUserId=${await idOf(world, 'employee')}&headIcon=`
  await page.goto(address)
  await page.getByText('今天能批吗？').waitFor()
  return { id, address }
}

async function write(page: Page, { address }: Talk, words: string): Promise<void> {
  await page.goto(address)
  await page.getByText('今天能批吗？').waitFor()
  await page.getByRole('textbox', { name: '写消息' }).fill(words)
  await page.getByRole('button', { name: '发送', exact: true }).tap()
  await page.getByText('未发送').waitFor()
}

/** Waits until the colleague has the message; throws when it is there twice. */
async function arrivedOnce(world: World, { id }: Talk, words: string): Promise<void> {
  const { chat } = await clientOf(world, 'employee')
  const deadline = performance.now() + patience
  const count = async () => (await chat.messages({ id })).list.filter(({ text }) => text === words).length
  for (let found = await count(); found !== 1; found = await count())
    if (found > 1 || performance.now() > deadline) throw new Error(`The message arrived ${found} times`)
}
