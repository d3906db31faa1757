import type { QrCodeSettings } from '@signet/form/kinds'
import { encodeQR } from 'qr'

/** The quiet zone around the code in modules. */
const quietZone = 4
/** Pixels per module; phones cannot scan smaller ones from a screen. */
const smallestModule = 2

/** Returns black squares on white as an SVG, in whole pixels. The text must fit (`fitsQrCode`). */
export function qrSvg(text: string, { size, correction }: QrCodeSettings): string {
  const modules = encodeQR(text, 'raw', { ecc: correction, border: quietZone })
  const count = modules.length
  const side = Math.max(Math.floor(size / count), smallestModule) * count
  const dark = modules.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${count} ${count}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${count}v${count}H0z"/><path fill="black" d="${dark.join('')}"/></svg>`
}

/** Returns runs of adjacent dark modules in a row. */
function runsOf(row: readonly boolean[]): [at: number, length: number][] {
  return row.flatMap((isDark, at) => {
    if (!isDark || row[at - 1]) return []
    const end = row.indexOf(false, at)
    return [[at, (end < 0 ? row.length : end) - at]]
  })
}
