import type { RefusalCode } from '@signet/contract'
import { escapeMarkup, Refusal } from '@signet/std'
import { SaxesParser, type SaxesTagNS } from 'saxes'

const svgNamespace = 'http://www.w3.org/2000/svg'
const linkNamespace = 'http://www.w3.org/1999/xlink'

/** Limits of what browsers have to draw in a small square. */
const mostElements = 2_000
const deepest = 30

/** What shapes are drawn with. `use` is missing, since nested uses multiply; so are filters, which cost much. */
const shapes = new Set([
  ...['svg', 'g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
])

/** Words about the picture, which are dropped with all in them. */
const remarks = new Set(['title', 'desc', 'metadata'])

/** Elements that run, load or lead somewhere. */
const active = new Set([
  'script',
  'foreignObject',
  'a',
  'image',
  'animate',
  'set',
  'animateTransform',
  'animateMotion',
])

const kept = new Set([
  ...['id', 'viewBox', 'width', 'height', 'preserveAspectRatio', 'transform', 'd', 'points', 'pathLength'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'offset'],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'opacity', 'color'],
  ...[
    'clip-path',
    'clip-rule',
    'mask',
    'display',
    'visibility',
    'vector-effect',
    'stop-color',
    'stop-opacity',
  ],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
])

/**
 * Returns an SVG that holds nothing but shapes and colours: it is written anew from what was understood. Refuses
 * `icons.activeSvg` for what runs, loads or leads elsewhere, `icons.partRefused` for other parts, `icons.tooDetailed`,
 * and `icons.wrongSvg` for what is no SVG.
 */
export function cleanSvg(bytes: Uint8Array): string {
  const text = decoded(bytes)
  const written: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  let [depth, elements, dropping] = [0, 0, 0]

  parser.on('error', refuseWrong)
  parser.on('doctype', () => refuseActive('DOCTYPE'))
  parser.on('opentag', (tag) => {
    depth += 1
    elements += 1
    if (depth > deepest || elements > mostElements) throw new Refusal<RefusalCode>('icons.tooDetailed')
    if (depth === 1) refuseOtherRoot(tag)
    refuseActiveTag(tag)
    if (dropping > 0 || isRemark(tag)) dropping += 1
    else written.push(opening(tag, depth === 1))
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    if (dropping > 0) dropping -= 1
    else written.push(`</${tag.local}>`)
  })
  parser.write(text).close()
  return written.join('')
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuseWrong()
  }
}

function refuseWrong(): never {
  throw new Refusal<RefusalCode>('icons.wrongSvg')
}

function refuseOtherRoot({ local, uri }: SaxesTagNS): void {
  if (local !== 'svg' || uri !== svgNamespace) refuseWrong()
}

function refuseActive(part: string): never {
  throw new Refusal<RefusalCode>('icons.activeSvg', { part: part.slice(0, 40) })
}

/** Whether an element says something about the picture, as drawing programs add it in namespaces of their own. */
function isRemark({ uri, local }: SaxesTagNS): boolean {
  return uri !== svgNamespace || remarks.has(local)
}

/** Also in what is dropped: a picture with a script was not made to be an icon. */
function refuseActiveTag({ local, attributes }: SaxesTagNS): void {
  if (active.has(local)) refuseActive(`<${local}>`)
  for (const { local: name, value } of Object.values(attributes))
    if (/^on/i.test(name) || /^\s*(?:javascript|vbscript|data):/i.test(value)) refuseActive(name)
}

function opening(tag: SaxesTagNS, isRoot: boolean): string {
  if (!shapes.has(tag.local))
    throw new Refusal<RefusalCode>('icons.partRefused', { part: tag.local.slice(0, 40) })
  const attributes = attributesOf(tag)
  const own = isRoot ? rootOf(attributes) : attributes
  return `<${tag.local}${[...own].map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join('')}>`
}

function attributesOf({ attributes }: SaxesTagNS): Map<string, string> {
  return new Map(Object.values(attributes).flatMap(keptOf))
}

type Attribute = Readonly<{ uri: string; prefix: string; local: string; value: string }>

/** Returns what is kept of an attribute: nothing, itself, or the declarations of a style. */
function keptOf({ uri, prefix, local, value }: Attribute): [string, string][] {
  if (local === 'href' && (uri === linkNamespace || prefix === '')) return [['href', localReference(value)]]
  if (uri !== '') return []
  if (local === 'style') return declarations(value)
  return kept.has(local) ? [[local, safeValue(value)]] : []
}

/** Gradients take over stops of another one of the same file. */
function localReference(value: string): string {
  return /^#[\w.-]{1,100}$/.test(value.trim()) ? value.trim() : refuseActive(value)
}

/** Declarations of a `style` attribute, which are attributes as well. */
function declarations(style: string): [string, string][] {
  return style.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf(':')
    const name = part.slice(0, Math.max(0, at)).trim()
    return kept.has(name) ? [[name, safeValue(part.slice(at + 1).trim())]] : []
  })
}

/** A value may refer to parts of the same file only. */
function safeValue(value: string): string {
  const rest = value.replace(/url\(\s*["']?#[\w.-]{1,100}["']?\s*\)/gi, '')
  if (/url\s*\(|image-set|expression|\\/i.test(rest)) refuseActive(value)
  return value
}

/** Browsers scale a picture by its view box, so one without gets it from its size. */
function rootOf(attributes: Map<string, string>): Map<string, string> {
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(attributes.get(name) ?? ''))
  const viewBox = attributes.get('viewBox') ?? `0 0 ${width} ${height}`
  const numbers = viewBox.trim().split(/[\s,]+/)
  if (numbers.length !== 4 || !numbers.every((one) => Number.isFinite(Number(one)))) refuseWrong()
  return new Map([['xmlns', svgNamespace], ...attributes, ['viewBox', viewBox]])
}
