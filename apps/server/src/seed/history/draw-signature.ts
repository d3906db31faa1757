import { crc32, deflateSync } from 'node:zlib'
import type { Dice } from '../dice.ts'

const width = 240
const height = 96

/** Draws an invented signature, a line with turns, as a PNG data URL: black ink on nothing. */
export function drawSignature(dice: Dice): string {
  const ink = new Uint8Array(width * height)
  const turns = Array.from({ length: dice.between(6, 9) }, (_, at) => ({
    x: 20 + at * 22 + dice.between(-8, 8),
    y: at % 2 === 0 ? dice.between(14, 40) : dice.between(50, 82),
  }))
  for (const [at, to] of turns.entries()) {
    const from = turns[at - 1]
    if (from) drawLine(ink, from, to)
  }
  return `data:image/png;base64,${toPng(ink).toString('base64')}`
}

type Point = Readonly<{ x: number; y: number }>

const steps = 80
const pen = 2

function drawLine(ink: Uint8Array, from: Point, to: Point): void {
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps
    const swing = Math.sin(part * Math.PI) * 7
    const x = Math.round(from.x + (to.x - from.x) * part + swing)
    const y = Math.round(from.y + (to.y - from.y) * part)
    for (let down = -pen; down <= pen; down += 1)
      for (let right = -pen; right <= pen; right += 1)
        if (down * down + right * right <= pen * pen) ink[(y + down) * width + x + right] = 255
  }
}

/** A grey picture with opacity, whose grey is black everywhere. */
function toPng(opacity: Uint8Array): Buffer {
  const rows = Buffer.alloc(height * (1 + 2 * width))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (1 + 2 * width) + 2 + 2 * x] = opacity[y * width + x] ?? 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 4], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const framed = Buffer.alloc(8 + typed.length)
  framed.writeUInt32BE(body.length, 0)
  framed.set(typed, 4)
  framed.writeUInt32BE(crc32(typed), 4 + typed.length)
  return framed
}
