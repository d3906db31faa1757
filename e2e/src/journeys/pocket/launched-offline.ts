import { flowLink } from '@signet/client'
import type { Page } from 'playwright-core'
import type { Journey, World } from '../../journey.ts'
import { idOf, stepsInARow } from '../../office.ts'
import { patience, signIn } from '../../person.ts'
import { clientOf } from '../../publish.ts'
import { openAnother, untilKept, untilStored } from './on-device.ts'

const look = { locale: 'zh-CN', theme: 'light', isTouch: true } as const
const words = '含税 128.50 元'
const receipt = { name: '收据.txt', mimeType: 'text/plain', buffer: Buffer.from(words) }
const launches = /\/api\/workflow\/launches$/
const large = { name: '录像.txt', mimeType: 'text/plain', buffer: Buffer.alloc(21 * 1024 * 1024, 'a') }

/**
 * An employee fills in a form with a file in a tunnel. A file that is too large for the device is refused with a
 * sentence. What was submitted survives a killed tab, can be taken back and changed, and goes out once with its file
 * although the answer is lost. A device that is signed out from elsewhere forgets what it had not sent, and sends nothing.
 */
export const launchedOffline: Journey = {
  name: 'launched offline',
  run: async (world) => {
    const flowId = await publishTrip(world)
    const address = flowLink({ flowId, opType: '-1' })
    const { page, leave } = await signIn(world, 'employee', look)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto(address)
    await page.getByRole('textbox', { name: '事由' }).waitFor()
    await untilKept(page, (keys) => keys.some((key) => key.includes(`"launchChoices","${flowId}"`)))

    const context = page.context()
    await context.setOffline(true)
    await page.close()
    let train = await openAnother(context)
    await fill(train, address, '隧道里的报销')
    await train.locator('input[type=file]').first().setInputFiles(large)
    await train.getByText('单个文件最多保存20 MB').waitFor()
    await train.getByRole('button', { name: `移除 ${large.name}` }).tap()
    await submit(train)
    await train.getByText('1条等待发送').waitFor()

    await train.close()
    train = await openAnother(context)
    await train.goto('/')
    await train.getByText('1条等待发送').tap()
    await train.getByRole('button', { name: '收回修改' }).tap()
    await train.getByText(receipt.name).waitFor()
    await train.getByRole('textbox', { name: '事由' }).fill('隧道里改过的报销')
    await submit(train)

    await loseAnswers(train)
    await Promise.all([
      train.waitForEvent('requestfailed', (request) => launches.test(request.url())),
      context.setOffline(false),
    ])
    await train.unrouteAll()
    await train.getByText('1条等待发送').waitFor({ state: 'detached' })
    await untilForgotten(train)
    await launchedOnce(world, flowId, '隧道里改过的报销')

    await context.setOffline(true)
    await fill(train, address, '丢失的手机')
    await submit(train)
    await train.getByText('1条等待发送').waitFor()
    await (await clientOf(world, 'employee')).account.endOtherDevices({})
    await context.setOffline(false)
    await train.getByText('此设备上未发出的内容已删除').waitFor()
    await untilForgotten(train)
    await launchedOnce(world, flowId, '隧道里改过的报销')
    await leave(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 601/)
  },
}

async function publishTrip(world: World): Promise<string> {
  const { formDesign, flowDesign } = await clientOf(world, 'admin')
  const fields = [
    { key: 'what', kind: 'input', label: '事由', required: true, inList: true },
    { key: 'receipts', kind: 'file-upload', label: '票据', settings: { maxMegabytes: 50 } },
  ]
  const named = { name: '隧道报销', code: 'tunneltrip' }
  const { id: formId } = await formDesign.create({
    ...named,
    definition: { version: 1, key: named.code, fields },
  })
  await formDesign.publish({ id: formId })
  const people = [await idOf(world, 'manager')]
  const definition = stepsInARow(named.name, [{ id: 'review', name: '审批', people }])
  const { id } = await flowDesign.create({ ...named, formId, definition })
  await flowDesign.publish({ id, reason: '演示' })
  return id
}

/** Fills in the empty form, with a file. */
async function fill(page: Page, address: string, what: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('textbox', { name: '事由' }).fill(what)
  await page.locator('input[type=file]').first().setInputFiles(receipt)
  await page.getByText(receipt.name).waitFor()
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: '提交', exact: true }).tap()
  await page.getByText('已保存在本设备').first().waitFor()
}

/** The server takes the launch, and its answer does not come. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(launches, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

/** Waits until neither acts nor files wait on the device. The key with which acts are locked may be left. */
async function untilForgotten(page: Page): Promise<void> {
  await untilStored(page, { database: 'signet-outbox', store: 'acts' }, (keys) =>
    keys.every((key) => key === 'seal'),
  )
  await untilStored(page, { database: 'signet-outbox-files', store: 'files' }, ({ length }) => length === 0)
}

/** Waits until the manager has the case; throws unless it is there once, with the file as it was. */
async function launchedOnce(world: World, flowId: string, what: string): Promise<void> {
  const { approvals, files } = await clientOf(world, 'employee')
  const deadline = performance.now() + patience
  const launched = async () =>
    (await approvals.list({ list: 'launched', pageSize: 50 })).list.filter(({ flow }) => flow.id === flowId)
  let found = await launched()
  while (found.length === 0 && performance.now() < deadline) found = await launched()
  const [only, second] = found
  if (!only || second) throw new Error(`The form was launched ${found.length} times`)

  const { values } = await approvals.open({ caseId: only.caseId })
  const [file] = values['receipts'] as readonly { fileId: string }[]
  const { url } = await files.download({ type: 'flow', fileId: file?.fileId ?? '' })
  const text = await (await fetch(new URL(url, world.product.address))).text()
  if (values['what'] !== what || text !== words)
    throw new Error(`The case has ${JSON.stringify(values)} with the file ${text}`)
}
