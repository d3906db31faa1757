import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import type { Journey, World } from '../journey.ts'
import { signIn } from '../person.ts'
import { clientOf, publishForm } from '../publish.ts'

const desk = { locale: 'zh-CN', theme: 'light', width: 1440, height: 900 } as const
const phone = { locale: 'zh-CN', theme: 'light', isTouch: true } as const
const deadline = { timeout: 60_000 }

/**
 * An administrator creates a trigger that sends a message when a record is added, and a webhook for another system. A
 * colleague adds a record and reads the message; the administrator sees the successful delivery.
 */
export const automation: Journey = {
  name: 'automation',
  run: async (world) => {
    const admin = await clientOf(world, 'admin')
    const modelId = await publishForm(admin, {
      name: '设备领用',
      code: 'equipment',
      fields: [{ key: 'item', kind: 'input', label: '设备名称', required: true }],
    })
    await admin.listDesign.createGrant({
      id: modelId,
      name: '全员',
      holders: [{ kind: 'everybody' }],
      permission: { buttons: ['add', 'detail'], records: { scope: 'own' } },
    })
    const receiver = await listening()
    try {
      await automate(world, { modelId, receiver })
    } finally {
      await receiver.close()
    }
  },
}

type Automation = Readonly<{ modelId: string; receiver: Awaited<ReturnType<typeof listening>> }>

async function automate(world: World, { modelId, receiver }: Automation): Promise<void> {
  const administrator = await signIn(world, 'admin', desk, '/studio/')
  await makeTrigger(administrator.page)
  await makeWebhook(administrator.page, receiver.url)

  const employee = await signIn(world, 'employee', phone)
  await addRecord(employee.page, modelId)
  await employee.page.goto('/pages/index/message')
  await employee.page.getByText('您领用了显示器').first().waitFor(deadline)
  await employee.leave()

  const { page, leave } = administrator
  await page.getByRole('tab', { name: '投递记录' }).click()
  await page.getByRole('row').getByText('已送达').waitFor(deadline)
  if (!receiver.heard.includes('record.added'))
    throw new Error(`The other system heard ${JSON.stringify(receiver.heard)}.`)
  await leave()
}

async function makeTrigger(page: Page): Promise<void> {
  await page.goto('/studio/triggers?open=new')
  await page.getByRole('textbox', { name: '名称' }).fill('领用提醒')
  await choose(page, '表单', '设备领用')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '添加动作' }).click()
  const action = page.getByRole('region', { name: '动作 1' })
  await choose(page, '动作', '发送消息')
  await action.getByRole('button', { name: '添加接收人' }).click()
  await page.getByRole('menuitem', { name: '发起人', exact: true }).click()
  await action.getByRole('textbox', { name: '内容' }).fill('您领用了{item}')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: /领用提醒/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '启用', exact: true }).click()
  await page.locator('[role="switch"][aria-checked="true"]').waitFor()
}

async function makeWebhook(page: Page, url: string): Promise<void> {
  await page.goto('/studio/webhooks?open=new')
  await page.getByRole('textbox', { name: '名称' }).fill('资产系统')
  await page.getByRole('textbox', { name: '地址' }).fill(url)
  await page.getByRole('checkbox', { name: '新增数据' }).check()
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText(/^whsec_/).waitFor()
  await page.getByRole('button', { name: '已妥善保存' }).click()
}

async function addRecord(page: Page, modelId: string): Promise<void> {
  await page.goto(`/pages/apply/dynamicModel/form?modelId=${modelId}`)
  await page.getByRole('textbox', { name: '设备名称' }).fill('显示器')
  await page.getByRole('button', { name: '保存', exact: true }).tap()
  await page.waitForURL(/dynamicModel\/detail/)
}

async function choose(page: Page, field: string, word: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByTitle(word, { exact: true }).click()
}

/** Starts another system on this machine that collects the kinds of events it receives. */
async function listening() {
  const heard: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    heard.push(JSON.parse(Buffer.concat(chunks).toString()).type)
    response.writeHead(202).end('thanks')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { heard, url: `http://127.0.0.1:${port}/in`, close }
}
