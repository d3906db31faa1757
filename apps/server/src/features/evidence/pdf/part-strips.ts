import { fitsQrCode } from '@signet/form/kinds'
import type { PaperLine, PaperPart } from '@signet/print'
import { encodeQR } from 'qr'
import { gridStrips } from './grid-strips.ts'
import {
  type Ink,
  leftOf,
  type Mark,
  millimetre,
  moved,
  type Strip,
  stacked,
  textStrips,
  type Weight,
} from './strip.ts'

/** Lays out the lines of a sheet in a width in points. */
export function lineStrips(lines: readonly PaperLine[], width: number, ink: Ink): readonly Strip[] {
  const gap = { height: ink.size * 0.8, marks: [], isGap: true }
  return lines.flatMap((line) => {
    const [first, ...others] = lineStrip(line, width, ink)
    return first ? [gap, { ...first, newPage: line.newPage }, ...others] : []
  })
}

/** A single block flows over pages; blocks beside each other stay together. */
function lineStrip({ blocks }: PaperLine, width: number, ink: Ink): readonly Strip[] {
  const space = blocks.length > 1 ? 3 * millimetre : 0
  let twelfths = 0
  const columns = blocks.map((block) => {
    const share = (width * block.twelfths) / 12
    const column = {
      x: (width * twelfths) / 12,
      keepTogether: block.keepTogether,
      strips: blockStrips(block.parts, share - space, ink),
    }
    twelfths += block.twelfths
    return column
  })
  const isOne = columns.length > 1 || columns.some(({ keepTogether }) => keepTogether)
  const whole = isOne ? beside(columns) : undefined
  return whole && whole.height <= ink.room ? [whole] : columns.flatMap(({ strips }) => strips)
}

/** A heading stays close to what it names; other parts keep a distance. */
function blockStrips(parts: readonly PaperPart[], width: number, ink: Ink): readonly Strip[] {
  return parts.flatMap((part, at) => {
    const strips = partStrips(part, width, ink)
    const gap = { height: ink.size * 0.7, marks: [], isGap: true }
    return at === 0 || parts[at - 1]?.kind === 'text' ? strips : [gap, ...strips]
  })
}

function beside(columns: readonly Readonly<{ x: number; strips: readonly Strip[] }>[]): Strip {
  const stacks = columns.map(({ x, strips }) => ({ x, ...stacked(strips) }))
  return {
    height: Math.max(...stacks.map(({ height }) => height)),
    marks: stacks.flatMap(({ x, marks }) => marks.map((mark) => moved(mark, x, 0))),
  }
}

/** Sizes relative to the body text, and weights. */
const looks = {
  title: { scale: 1.75, weight: 'bold' },
  heading: { scale: 1.2, weight: 'bold' },
  body: { scale: 1, weight: 'regular' },
  note: { scale: 0.85, weight: 'regular' },
} as const satisfies Record<string, Readonly<{ scale: number; weight: Weight }>>

type Layouts = Readonly<{
  [Kind in PaperPart['kind']]: (
    part: Extract<PaperPart, { kind: Kind }>,
    width: number,
    ink: Ink,
  ) => readonly Strip[]
}>

const layouts: Layouts = {
  grid: gridStrips,
  text: ({ text, look, align }, width, ink) => {
    const { scale, weight } = looks[look]
    const rows = textStrips({ text, weight, size: ink.size * scale, width, align }, ink)
    return rows.map((row) => ({ ...row, keepsWithNext: weight === 'bold' }))
  },
  space: ({ height }) => [{ height: height * millimetre, marks: [], isGap: true }],
  rule: ({ line }, width, ink) => [{ height: ink.size * 0.8, marks: ruleMarks(line, width, ink.size * 0.4) }],
  pictures: ({ sources, height, align }, width, ink) =>
    sources.flatMap((source) => {
      const picture = ink.pictureOf(source)
      if (!picture) return []
      const scale = Math.min((height * millimetre) / picture.height, width / picture.width)
      const [wide, high] = [picture.width * scale, picture.height * scale]
      const x = leftOf(align, width, wide)
      return [{ height: high, marks: [{ kind: 'picture', picture, x, y: 0, width: wide, height: high }] }]
    }),
  qr: ({ text, side, align }, width) => {
    if (!fitsQrCode(text, 'medium')) return []
    const long = Math.min(side * millimetre, width)
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    const x = leftOf(align, width, long)
    return [{ height: long, marks: [{ kind: 'modules', rows, x, y: 0, side: long }] }]
  },
}

function partStrips<Kind extends PaperPart['kind']>(
  part: Extract<PaperPart, { kind: Kind }>,
  width: number,
  ink: Ink,
): readonly Strip[] {
  const layOut: Layouts[Kind] = layouts[part.kind as Kind]
  return layOut(part, width, ink)
}

function ruleMarks(
  look: Extract<PaperPart, { kind: 'rule' }>['line'],
  width: number,
  y: number,
): readonly Mark[] {
  const line = (at: number, dash?: number): Mark => ({
    ...{ kind: 'line', x: 0, y: at, toX: width, toY: at, width: 0.75 },
    ...(dash !== undefined && { dash }),
  })
  return { solid: [line(y)], dashed: [line(y, 3)], double: [line(y - 1), line(y + 1)] }[look]
}
