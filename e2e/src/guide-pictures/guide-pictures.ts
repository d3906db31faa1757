import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Journey } from '../journey.ts'
import { signIn } from '../person.ts'
import { toIndexedPng } from './indexed-png.ts'
import { type Picture, pictures } from './pictures.ts'

const folder = join(import.meta.dirname, '../../../docs/pictures')
const mostBytes = 80 * 1024

/** Takes the pictures of the guides again: `node e2e/run.ts guide-pictures`. It is not part of the test run. */
export const guidePictures: Journey = {
  name: 'guide-pictures',
  run: async (world) => {
    await mkdir(folder, { recursive: true })
    const artist = await world.browser.newPage()
    const wanted = process.env['PICTURE']
    for (const picture of pictures.filter(({ name }) => !wanted || name === wanted)) {
      const png = await take(world, picture, artist)
      process.stdout.write(`  ${picture.name}.png  ${Math.ceil(png.length / 1024)} KB\n`)
      if (png.length > mostBytes) throw new Error(`${picture.name}.png is larger than 80 KB.`)
      await writeFile(join(folder, `${picture.name}.png`), png)
    }
  },
}

async function take(world: Parameters<Journey['run']>[0], picture: Picture, artist: Page): Promise<Buffer> {
  const { account, client, look, arrange } = picture
  const person = await signIn(world, account, look, client === 'studio' ? '/studio/' : '/')
  await arrange(person.page, world)
  await person.page.evaluate(() => document.fonts.ready)
  const screenshot = await person.page.screenshot({ animations: 'disabled', caret: 'hide' })
  await person.leave()
  return toIndexedPng(await readPixels(artist, screenshot))
}

/** The browser decodes its own screenshot, so no decoder is needed here. */
async function readPixels(artist: Page, png: Buffer) {
  const { width, height, rgb } = await artist.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${source}` })
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const dots = context?.getImageData(0, 0, image.width, image.height).data ?? []
    let text = ''
    for (let at = 0; at < dots.length; at += 4)
      text += String.fromCharCode(dots[at] ?? 0, dots[at + 1] ?? 0, dots[at + 2] ?? 0)
    return { width: image.width, height: image.height, rgb: btoa(text) }
  }, png.toString('base64'))
  return { width, height, rgb: new Uint8Array(Buffer.from(rgb, 'base64')) }
}
