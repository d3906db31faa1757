import type { BarcodeSettings } from '@signet/form/kinds'
import JsBarcode from 'jsbarcode'

/** The quiet zone on either side in modules; EAN requires eleven. */
const quietZone = 11
/** In modules, above and below the bars. */
const edge = 4
const names = { code128: 'CODE128', ean13: 'EAN13', code39: 'CODE39' } as const

/** Returns black bars on white as an SVG. The text must fit (`fitsBarcode`). */
export function barcodeSvg(text: string, { format, height, bar }: BarcodeSettings): string {
  const modules = modulesOf(text, format)
  const width = modules.length + 2 * quietZone
  const high = Math.round(height / bar) + 2 * edge
  const bars = Array.from(
    modules.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index + quietZone} ${edge}h${run.length}v${high - 2 * edge}h-${run.length}z`,
  )

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * bar}" height="${high * bar}" viewBox="0 0 ${width} ${high}" preserveAspectRatio="none" shape-rendering="crispEdges"><path fill="white" d="M0 0h${width}v${high}H0z"/><path fill="black" d="${bars.join('')}"/></svg>`
}

/** Returns modules, `1` for dark. The library returns data instead of drawing when it gets an object. */
function modulesOf(text: string, format: BarcodeSettings['format']): string {
  const drawn: { encodings?: readonly Readonly<{ data: string }>[] } = {}
  JsBarcode(drawn, text, { format: names[format], flat: true })
  return drawn.encodings?.map(({ data }) => data).join('') ?? ''
}
