import { inflateSync } from 'node:zlib'

/**
 * Reads the sheets of a PDF written by Chromium: their sizes in whole millimetres, and the glyphs drawn on each, as
 * one hexadecimal text.
 */
export function readSheets(pdf: Buffer): Readonly<{ sizes: readonly string[]; glyphs: readonly string[] }> {
  const text = pdf.toString('latin1')
  const sizes = Array.from(text.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)).join(' × '),
  )
  const streams = Array.from(text.matchAll(/stream\r?\n/g), ({ index, 0: opening }) => {
    const from = index + opening.length
    return inflate(pdf.subarray(from, text.indexOf('endstream', from)))
  })
  const drawn = streams.map((stream) =>
    Array.from(stream.matchAll(/<([0-9A-F]+)> Tj/g), ([, run]) => run).join(''),
  )
  return { sizes, glyphs: drawn.filter((run) => run !== '') }
}

/** Fonts and pictures use other compression and are skipped. */
function inflate(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1')
  } catch {
    return ''
  }
}
