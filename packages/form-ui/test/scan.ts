import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
const pixelsOfModule = 3

/** Scans a code drawn as an SVG of dark boxes (`M x y h w v h`). */
export async function scanned(svg: string): Promise<{ format: string; text: string }[]> {
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer }, fireImmediately: true })
  const found = await readBarcodes(paint(svg), { tryHarder: true })
  return found.map(({ format, text }) => ({ format, text }))
}

function paint(svg: string) {
  const [width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [])
    .slice(1)
    .map((modules) => Number(modules) * pixelsOfModule)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const dark = /fill="black" d="([^"]*)"/.exec(svg)?.[1] ?? ''
  for (const box of dark.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)) {
    const [x = 0, y = 0, wide = 0, high = 0] = box.slice(1).map((modules) => Number(modules) * pixelsOfModule)
    for (let row = y; row < y + high; row += 1) {
      for (let column = x; column < x + wide; column += 1) {
        data.set([0, 0, 0], (row * width + column) * 4)
      }
    }
  }
  return { data, width, height, colorSpace: 'srgb' } as ImageData
}
