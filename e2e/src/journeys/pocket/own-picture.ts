import type { Page } from 'playwright-core'
import type { Journey } from '../../journey.ts'
import { signIn } from '../../person.ts'

/** The picture is 800 to 400 pixels, red on its left half and blue on its right. */
const size = { width: 800, height: 400 }

/** Somebody cuts their picture out of a photo: what they chose is what colleagues see. */
export const ownPicture: Journey = {
  name: 'own picture',
  run: async (world) => {
    const { page, leave } = await signIn(world, 'employee', { locale: 'zh-CN', theme: 'light' })
    await page.goto('/pages/my/personalData/index')
    const photo = await photoOf(page)

    await choose(page, photo)
    await save(page)
    await expectHalves(page, ['red', 'blue'])

    await choose(page, photo)
    await page.getByLabel('缩放').focus()
    await page.keyboard.press('End')
    const area = page.getByLabel('拖动图片选择显示的部分，也可以用方向键')
    await area.focus()
    for (let turn = 0; turn < 200; turn += 1) await page.keyboard.press('ArrowRight')
    await save(page)
    await expectHalves(page, ['red', 'red'])
    await leave()
  },
}

async function photoOf(page: Page): Promise<Buffer> {
  const address = await page.evaluate(({ width, height }) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('The browser cannot draw')
    for (const [at, colour] of ['#f00', '#00f'].entries()) {
      pen.fillStyle = colour
      pen.fillRect((at * width) / 2, 0, width / 2, height)
    }
    return canvas.toDataURL('image/png')
  }, size)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: 'photo.png', mimeType: 'image/png', buffer }
  await page.locator('section input[type=file]').setInputFiles(file)
  await page.getByRole('dialog').locator('img').waitFor()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await page.getByText('头像已更换').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText('头像已更换').waitFor({ state: 'hidden' })
}

/** The colours on the left and on the right of the picture as the page shows it. */
async function expectHalves(page: Page, wanted: readonly string[]): Promise<void> {
  const seen = await page
    .locator('section img')
    .first()
    .evaluate(async (element) => {
      const image = element as HTMLImageElement
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 100, height: 100 })
      const pen = canvas.getContext('2d')
      pen?.drawImage(image, 0, 0, 100, 100)
      return [20, 80].map((x) => {
        const [red = 0, , blue = 0] = pen?.getImageData(x, 50, 1, 1).data ?? []
        return red > blue ? 'red' : 'blue'
      })
    })
  if (JSON.stringify(seen) !== JSON.stringify(wanted))
    throw new Error(`The picture shows ${seen.join(' and ')} where ${wanted.join(' and ')} was chosen`)
}
