import { inflateSync } from 'node:zlib'

/**
 * The sheets of a PDF as Chromium writes it: their sizes in whole millimetres, and the glyphs that are drawn on each, in
 * hexadecimal, one after the other.
 */
export function sheetsOf(pdf: Buffer): Readonly<{ sizes: readonly string[]; glyphs: readonly string[] }> {
  const text = pdf.toString('latin1')
  const sizes = Array.from(text.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)).join(' × '),
  )
  const streams = Array.from(text.matchAll(/stream\r?\n/g), ({ index, 0: opening }) => {
    const from = index + opening.length
    return inflated(pdf.subarray(from, text.indexOf('endstream', from)))
  })
  const drawn = streams.map((stream) =>
    Array.from(stream.matchAll(/<([0-9A-F]+)> Tj/g), ([, run]) => run).join(''),
  )
  return { sizes, glyphs: drawn.filter((run) => run !== '') }
}

/** Fonts and pictures are packed otherwise; nothing is looked for in them. */
function inflated(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1')
  } catch {
    return ''
  }
}
