import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import type { Journey, World } from '../journey.ts'
import type { Camera } from '../journeys/founding/founder.ts'
import { foundCompany } from '../journeys/founding/founding.ts'
import { signIn } from '../person.ts'
import { type Picture, pictures } from './pictures.ts'

const folder = join(import.meta.dirname, '../../../docs/pictures')
const mostBytes = 80 * 1024

/** Retakes the pictures of the guides, or `PICTURES=home-phone,menu`: `node e2e/run.ts guide-pictures`. Not part of the test run. */
export const guidePictures: Journey = {
  name: 'guide-pictures',
  run: async (world) => {
    await mkdir(folder, { recursive: true })
    const artist = await world.browser.newPage()
    const wanted = process.env['PICTURES']?.split(',')
    const isWanted = (name: string) => !wanted || wanted.includes(name)
    const keep = async (name: string, page: Page) => {
      if (isWanted(name)) await keepPicture(name, toIndexedPng(await readPixels(artist, await shoot(page))))
    }
    for (const picture of pictures.filter(({ name }) => isWanted(name))) await take(world, picture, keep)
    if (wanted?.every((name) => pictures.some((one) => one.name === name)) !== true)
      await foundCompany(world, keep)
  },
}

async function keepPicture(name: string, png: Buffer): Promise<void> {
  process.stdout.write(`  ${name}.png  ${Math.ceil(png.length / 1024)} KB\n`)
  if (png.length > mostBytes) throw new Error(`${name}.png is larger than 80 KB.`)
  await writeFile(join(folder, `${name}.png`), png)
}

async function take(world: World, picture: Picture, keep: Camera): Promise<void> {
  const { name, account, client, look, arrange } = picture
  const person = await signIn(world, account, look, client === 'studio' ? '/studio/' : '/')
  await arrange(person.page, world)
  await keep(name, person.page)
  await person.leave()
}

/** Waits until lists have closed and fonts are there. */
async function shoot(page: Page): Promise<Buffer> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Decodes the screenshot in the browser, so that no PNG decoder is needed here. */
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

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const mostColours = 256

type Pixels = Readonly<{ width: number; height: number; rgb: Uint8Array }>

/** Encodes pixels as a PNG of at most 256 colours: the most frequent ones, with others mapped to the nearest. */
function toIndexedPng({ width, height, rgb }: Pixels): Buffer {
  const { palette, indexOf } = choosePalette(rgb)
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + x + 1] = indexOf.get(colourAt(rgb, y * width + x)) ?? 0

  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const entries = Buffer.from(palette.flatMap(toChannels))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function choosePalette(rgb: Uint8Array) {
  const counts = new Map<number, number>()
  for (let pixel = 0; pixel < rgb.length / 3; pixel += 1) {
    const colour = colourAt(rgb, pixel)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const colours = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour)
  const palette = colours.slice(0, mostColours)
  return { palette, indexOf: new Map(colours.map((colour) => [colour, nearest(palette, colour)])) }
}

function colourAt(rgb: Uint8Array, pixel: number): number {
  const [red = 0, green = 0, blue = 0] = rgb.subarray(pixel * 3, pixel * 3 + 3)
  return red * 65_536 + green * 256 + blue
}

function nearest(palette: readonly number[], colour: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, entry] of palette.entries()) {
    const distance = distanceBetween(entry, colour)
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

function distanceBetween(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16)
  const green = ((one >> 8) & 255) - ((other >> 8) & 255)
  const blue = (one & 255) - (other & 255)
  return red * red + green * green + blue * blue
}

const toChannels = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255]

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
