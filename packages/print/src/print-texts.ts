import { type Locale, textIn } from '@signet/form'
import { z } from 'zod'
import { partsOf, type TextPart } from './parts-of.ts'
import type { PrintWords } from './print-words.ts'
import type { PrintedRecord } from './printed-record.ts'

/** Provides the printed texts of a record. */
export type PrintTexts = Readonly<{
  /** Text of a field; of a column, all its texts. */
  text: (path: string) => string
  /** A text with its values; page placeholders stay parts. */
  parts: (words: PrintWords) => readonly TextPart[]
  say: (words: PrintWords) => string
}>

type PrintTextsOptions = Readonly<{ locale: Locale; facts: PrintFacts; formulas: readonly string[] }>

export function createPrintTexts(
  record: PrintedRecord,
  { locale, facts, formulas }: PrintTextsOptions,
): PrintTexts {
  const separator = locale === 'en-US' ? ', ' : '、'
  const texts = new Map<string, string>([
    ...record.lines.flatMap((line) => textsOf(line, separator)),
    ...record.system.map(({ path, text }) => [path, text] as const),
    ...Object.entries(facts),
  ])
  const answers = new Map(formulas.map((source, at) => [source, record.answers[at] ?? '']))
  const withValue = (part: TextPart): TextPart => {
    if (part.kind === 'words') return part
    if (part.kind === 'formula') return { kind: 'words', text: answers.get(part.source) ?? '' }
    return part.path === '$page' || part.path === '$pages'
      ? part
      : { kind: 'words', text: texts.get(part.path) ?? '' }
  }
  const parts = (words: PrintWords) => partsOf(textIn(locale, words)).map(withValue)
  return {
    text: (path) => texts.get(path) ?? '',
    parts,
    say: (words) =>
      parts(words)
        .map((part) => (part.kind === 'words' ? part.text : ''))
        .join(''),
  }
}

function textsOf({ path, text, rows = [] }: PrintedRecord['lines'][number], separator: string) {
  const cells = Map.groupBy(rows.flat(), (cell) => cell.path)
  const columns = Array.from(cells, ([column, all]) => {
    const said = all.map((cell) => cell.text).filter((one) => one !== '')
    return [column, said.join(separator)] as const
  })
  return [[path, text] as const, ...columns]
}

/**
 * Printable values besides fields: of the model, time, page, and the proof of a case (the number and short hash of its
 * last event; empty for a record without a case). Page numbers exist only in running lines.
 */
export const facts = ['$model', '$printedBy', '$printedAt', '$proof'] as const
export const pageFacts = ['$page', '$pages'] as const

/** Texts of the print facts: who, what, when and the proof. */
export const PrintFacts = z.record(z.enum(facts), z.string())
export type PrintFacts = Readonly<z.output<typeof PrintFacts>>

export function isFact(path: string): boolean {
  return facts.some((name) => name === path)
}

export function isPageFact(path: string): boolean {
  return pageFacts.some((name) => name === path)
}
