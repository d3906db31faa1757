import type { Page } from 'playwright-core'
import { drawSignature, hasInk } from '../draw-signature.ts'
import type { Journey } from '../journey.ts'
import { openAsVisitor, signIn } from '../person.ts'
import { clientOf, publishForm } from '../publish.ts'

const look = { locale: 'zh-CN', theme: 'light', isTouch: true } as const
const secret = 'open sesame'

/**
 * A visitor with a phone and no account opens a public form, enters its password, submits a picture and a signature
 * and gets a number. The administrator sees both in the record, and visitors beyond the limit read that
 * it is closed.
 */
export const shortLink: Journey = {
  name: 'short-link',
  run: async (world) => {
    const admin = await clientOf(world, 'admin')
    const modelId = await publishForm(admin, {
      name: '访客登记',
      code: 'visitor',
      fields: [
        { key: 'visitor', kind: 'input', label: '访客姓名', required: true },
        { key: 'badge', kind: 'file-upload', label: '证件', required: true },
        { key: 'sign', kind: 'signature', label: '访客签名', required: true },
      ],
    })
    const { address } = await admin.shortLinks.switchOn({
      modelId,
      purpose: 'form',
      password: secret,
      quota: 1,
      fields: ['visitor', 'badge', 'sign'],
    })

    const visitor = await openAsVisitor(world, look)
    await open(visitor.page, address)
    await visitor.page.getByRole('textbox', { name: '访客姓名' }).fill('江小北')
    await fill(visitor.page)
    await visitor.page.getByRole('button', { name: '提交' }).tap()
    await visitor.page.getByText(/[2-9A-HJ-NP-Z]{10}/).waitFor()
    await open(visitor.page, address)
    await visitor.page.getByText('这个链接的提交次数已用完').waitFor()
    await visitor.leave()

    await seeRecord(await signIn(world, 'admin', look), modelId)
  },
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/pages/formShortLink/index?${new URLSearchParams({ link: address })}`)
  await page.locator('input[type="password"]').fill(secret)
  await page.getByRole('button', { name: '打开' }).tap()
}

async function fill(page: Page): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: '证件说明.txt', mimeType: 'text/plain', buffer: Buffer.from('访客证 7 号') })
  await page.getByRole('link', { name: '证件说明.txt' }).waitFor()
  await page.getByRole('button', { name: /^访客签名/ }).tap()
  await drawSignature(page)
  await page.locator('dialog[open]').getByRole('button', { name: '完成' }).tap()
  await page.getByRole('img', { name: /访客签名/ }).waitFor()
}

async function seeRecord(
  { page, leave }: Awaited<ReturnType<typeof signIn>>,
  modelId: string,
): Promise<void> {
  await page.goto(`/pages/apply/dynamicModel/index?modelId=${modelId}`)
  await page.getByText('江小北').first().tap()
  await page.waitForURL(/dynamicModel\/detail/)
  const signature = page.getByRole('img', { name: /访客签名/ })
  if (!(await hasInk(page, (await signature.getAttribute('src')) ?? '')))
    throw new Error('The signature of the visitor came without ink.')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '证件说明.txt' }).tap(),
  ])
  const bytes = await download.createReadStream()
  const text = Buffer.concat(await bytes.toArray()).toString()
  if (text !== '访客证 7 号') throw new Error(`The file of the visitor reads ${JSON.stringify(text)}.`)
  await leave()
}
