import { z } from 'zod'

/** Width and height in millimetres, in portrait. */
const papers = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  label60x40: [60, 40],
  label70x50: [70, 50],
  label100x70: [100, 70],
} as const satisfies Record<string, readonly [number, number]>

export type PaperName = keyof typeof papers | 'own'
export const paperNames = [...(Object.keys(papers) as (keyof typeof papers)[]), 'own'] as const

const Millimetres = z.number().min(0).max(1000)

export const PrintPage = z.strictObject({
  paper: z.enum(paperNames).default('A4'),
  /** Custom paper size. */
  own: z
    .strictObject({ width: Millimetres.min(15), height: Millimetres.min(10) })
    .default({ width: 100, height: 100 }),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
  margins: z
    .strictObject({ top: Millimetres, right: Millimetres, bottom: Millimetres, left: Millimetres })
    .default({ top: 18, right: 15, bottom: 18, left: 15 }),
  /** In points. */
  textSize: z.number().min(5).max(24).default(10.5),
  typeface: z.enum(['sans', 'serif']).default('sans'),
  /** Prints each record as one label of a sheet; overflow is cut off. */
  labels: z
    .strictObject({
      columns: z.number().int().min(1).max(10).default(1),
      rows: z.number().int().min(1).max(40).default(1),
      gapX: Millimetres.max(50).default(0),
      gapY: Millimetres.max(50).default(0),
      /** Print cutting lines. */
      outlined: z.boolean().default(false),
    })
    .optional(),
})
export type PrintPage = Readonly<z.output<typeof PrintPage>>

export type Size = Readonly<{ width: number; height: number }>

/** Paper size in its orientation, in millimetres. */
export function paperSize({ paper, own, orientation }: PrintPage): Size {
  if (paper === 'own') return own
  const [width, height] = papers[paper]
  return orientation === 'landscape' ? { width: height, height: width } : { width, height }
}

/** Printable size within the margins in millimetres, never negative. */
export function printableSize(page: PrintPage): Size {
  const { width, height } = paperSize(page)
  const { top, right, bottom, left } = page.margins
  return { width: Math.max(width - left - right, 0), height: Math.max(height - top - bottom, 0) }
}

/** Size of one label, or the printable size without labels. */
export function labelSize(page: PrintPage): Size {
  const { width, height } = printableSize(page)
  if (!page.labels) return { width, height }
  const { columns, rows, gapX, gapY } = page.labels
  return {
    width: Math.max((width - gapX * (columns - 1)) / columns, 0),
    height: Math.max((height - gapY * (rows - 1)) / rows, 0),
  }
}
