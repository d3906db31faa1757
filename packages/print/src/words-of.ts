import { kindOf } from './blocks/index.ts'
import { partsOf, type TextPart } from './parts-of.ts'
import type { PrintTemplate } from './print-template.ts'
import type { PrintWords } from './print-words.ts'

/** A text of a template with its location in a block or margin. */
export type PlacedWords = Readonly<{ block: string | undefined; at: string; words: PrintWords }>

export function wordsOf({ header, footer, blocks }: PrintTemplate): readonly PlacedWords[] {
  const running = Object.entries({ header, footer }).flatMap(([line, { start, middle, end }]) =>
    Object.entries({ start, middle, end }).map(([at, words]) => ({
      block: undefined,
      at: `${line}.${at}`,
      words,
    })),
  )
  const own = blocks.flatMap((block) =>
    kindOf(block)
      .words(block)
      .map((use) => ({ block: block.id, ...use })),
  )
  return [...running, ...own]
}

/** Parts of a text in all languages. */
export function everyPart(words: PrintWords): readonly TextPart[] {
  const texts = typeof words === 'string' ? [words] : Object.values(words)
  return texts.flatMap((text) => (text === undefined ? [] : partsOf(text)))
}

/** Distinct formulas of a template, in the order of their results. */
export function formulasOf(template: PrintTemplate): readonly string[] {
  const sources = wordsOf(template).flatMap(({ words }) =>
    everyPart(words).flatMap((part) => (part.kind === 'formula' ? [part.source] : [])),
  )
  return [...new Set(sources)]
}

type RequestDraft = { formulas: string[]; withEmpty: boolean; withTimeline: boolean }

/** The further arguments of `records.print` that a template needs. */
export function requestFor(template: PrintTemplate): RequestDraft {
  return {
    formulas: [...formulasOf(template)],
    withEmpty: template.blocks.some((block) => kindOf(block).printsEmpty(block)),
    withTimeline: template.blocks.some((block) => kindOf(block).printsTimeline(block)),
  }
}
