import { type PaperSheet, paperSize } from '@signet/print'
import { type Ink, type Mark, millimetre, moved, stacked, textStrips } from './strip.ts'

type PageNumber = Readonly<{ page: number; pages: number }>
type Parts = PaperSheet['header']['start']

const sides = { start: 'start', middle: 'center', end: 'end' } as const

/** Header and footer of a page: a third of the width for each text, in the middle of the margin. */
export function runningMarks(sheet: PaperSheet, number: PageNumber, ink: Ink): readonly Mark[] {
  const { width, height } = paperSize(sheet.page)
  const { top, right, bottom, left } = sheet.page.margins
  const third = ((width - left - right) * millimetre) / 3
  const middles = { header: top / 2, footer: height - bottom / 2 }
  return (['header', 'footer'] as const).flatMap((line) =>
    (['start', 'middle', 'end'] as const).flatMap((side, at) => {
      const text = textOf(sheet[line][side], number)
      if (text === '') return []
      const box = { text, weight: 'regular', size: ink.size * 0.8, width: third, align: sides[side] } as const
      const stack = stacked(textStrips(box, ink))
      const y = middles[line] * millimetre - stack.height / 2
      return stack.marks.map((mark) => moved(mark, left * millimetre + at * third, y))
    }),
  )
}

function textOf(parts: Parts, { page, pages }: PageNumber): string {
  const texts = parts.map((part) => {
    if (part.kind === 'field') return String(part.path === '$page' ? page : pages)
    return part.kind === 'words' ? part.text : ''
  })
  return texts.join('').trim()
}
