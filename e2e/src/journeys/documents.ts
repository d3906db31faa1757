import type { Page } from 'playwright-core'
import type { Journey } from '../journey.ts'
import { personOf, signIn } from '../person.ts'

const look = { locale: 'zh-CN', theme: 'light', isTouch: true } as const
const place = '/pages/workFlow/document/index'
const file = { name: '报价单.txt', mimeType: 'text/plain', buffer: Buffer.from('含税 12800 元') }

/**
 * On a phone, a file is uploaded, moved into a new folder, shared, opened by a colleague, moved to the trash and
 * restored.
 */
export const documents: Journey = {
  name: 'documents',
  run: async (world) => {
    const colleague = await personOf(world, 'manager')
    const employee = await signIn(world, 'employee', look)
    const { page } = employee
    await page.goto(place)
    await page.locator('input[type=file]').setInputFiles(file)
    await row(page, file.name).waitFor()
    await page.getByRole('button', { name: '新建文件夹' }).tap()
    await page.getByRole('textbox', { name: '名称' }).fill('客户资料')
    await page.getByRole('button', { name: '创建' }).tap()
    await row(page, '客户资料').waitFor()

    await begin(page, file.name, '移动')
    const move = page.getByRole('dialog')
    await move.getByRole('button', { name: '客户资料' }).tap()
    await move.getByRole('button', { name: '移到“客户资料”' }).tap()
    await row(page, file.name).waitFor({ state: 'hidden' })
    await begin(page, '客户资料', '共享')
    const share = page.getByRole('dialog')
    await share.getByRole('searchbox').fill('manager')
    await share.getByRole('checkbox', { name: new RegExp(colleague.name) }).check()
    await share.getByRole('button', { name: /1/ }).last().tap()
    await page.getByRole('img', { name: '已共享' }).waitFor()

    const manager = await signIn(world, 'manager', look)
    await manager.page.goto(`${place}?shelf=shared`)
    await row(manager.page, '客户资料').tap()
    await row(manager.page, file.name).tap()
    const [download] = await Promise.all([
      manager.page.waitForEvent('download'),
      manager.page.getByRole('button', { name: '打开文档' }).tap(),
    ])
    if (download.suggestedFilename() !== file.name) throw new Error('The colleague got another file.')

    await begin(page, '客户资料', '删除')
    await row(page, '客户资料').waitFor({ state: 'hidden' })
    await page.getByRole('tab', { name: '回收站' }).tap()
    await begin(page, '客户资料', '恢复')
    await page.getByText('回收站是空的').waitFor()
    await manager.page.goto(`${place}?shelf=shared`)
    await row(manager.page, '客户资料').waitFor()
    for (const person of [employee, manager]) await person.leave()
  },
}

function row(page: Page, name: string) {
  return page.getByRole('link', { name })
}

async function begin(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `“${name}”的更多操作` }).tap()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).tap()
}
