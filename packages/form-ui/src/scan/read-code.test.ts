import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/reader'
import {
  prepareZXingModule as prepareWriter,
  type WriteInputBarcodeFormat,
  writeBarcode,
} from 'zxing-wasm/writer'
import { readCode } from './scan-sheet.view.tsx'

const { resolve } = createRequire(import.meta.url)
const wasmOf = (path: string) => Uint8Array.from(readFileSync(resolve(path))).buffer

/** No server stands behind this test: both parts are read from where they are installed. */
beforeAll(() => {
  prepareZXingModule({ overrides: { wasmBinary: wasmOf('zxing-wasm/reader/zxing_reader.wasm') } })
  prepareWriter({ overrides: { wasmBinary: wasmOf('zxing-wasm/writer/zxing_writer.wasm') } })
})

async function picture(text: string, format: WriteInputBarcodeFormat): Promise<Uint8Array> {
  const { image } = await writeBarcode(text, { format, scale: 4 })
  return new Uint8Array((await image?.arrayBuffer()) ?? new ArrayBuffer(0))
}

test.each([
  ['QRCode', 'https://example.com/会议?id=1'],
  ['Code128', 'PO-2026-1024'],
  ['EAN13', '6901234567892'],
] as const)('a picture of a %s says what was written into it', async (format, text) => {
  expect(await readCode(await picture(text, format))).toBe(text)
})

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a picture without a code says nothing, and neither does what is no picture', async () => {
  expect(await readCode(Uint8Array.from(Buffer.from(dot, 'base64')))).toBeUndefined()
  expect(await readCode(new TextEncoder().encode('not a picture'))).toBeUndefined()
})
