import { paperSize } from './page.ts'
import type { TextPart } from './parts-of.ts'
import type { PrintTemplate } from './print-template.ts'
import type { PrintWords } from './print-words.ts'

type PageTeller = Readonly<{ parts: (words: PrintWords) => readonly TextPart[] }>
const sides = { start: 'left', middle: 'center', end: 'right' } as const
const lines = { header: 'top', footer: 'bottom' } as const

/**
 * Style sheet for paper size and running lines: one named page per record, in the order of `tellers`, because their
 * texts differ. `pageName` names the pages.
 */
export function pageRules(template: PrintTemplate, tellers: readonly PageTeller[]): string {
  const { width, height } = paperSize(template.page)
  const { top, right, bottom, left } = template.page.margins
  const paper = `@page { size: ${width}mm ${height}mm; margin: ${top}mm ${right}mm ${bottom}mm ${left}mm; }`
  if (template.page.labels) return paper
  return [paper, ...tellers.map((printTexts, at) => namedPage(template, printTexts, at))].join('\n')
}

export function pageName(at: number): string {
  return `record-${at}`
}

function namedPage(template: PrintTemplate, printTexts: PageTeller, at: number): string {
  const boxes = (['header', 'footer'] as const).flatMap((line) =>
    (['start', 'middle', 'end'] as const).flatMap((side) => {
      const parts = printTexts.parts(template[line][side])
      if (parts.length === 0) return []
      return [`@${lines[line]}-${sides[side]} { ${look(template)} content: ${contentOf(parts)}; }`]
    }),
  )
  return `@page ${pageName(at)} { ${boxes.join(' ')} }`
}

function look({ page }: PrintTemplate): string {
  return `font-size: ${page.textSize * 0.8}pt; white-space: pre-wrap;`
}

function contentOf(parts: readonly TextPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'field') return part.path === '$page' ? 'counter(page)' : 'counter(pages)'
      return quoted(part.kind === 'words' ? part.text : '')
    })
    .join(' ')
}

/** A CSS string with quotes, backslashes and control characters escaped. */
function quoted(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is written otherwise
  return `"${text.replace(/[\u0000-\u001f"\\<\u007f\u2028\u2029]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`
}
