import { type FormPlan, locales } from '@signet/form'
import { isProblem, parseFormula } from '@signet/formula'
import { listField } from '@signet/list'
import type { IsSeen } from './blocks/block-kind.ts'
import { kindOf, type PrintBlock } from './blocks/index.ts'
import { partsOf, type TextPart, textOfParts } from './parts-of.ts'
import type { PrintTemplate, RunningLine } from './print-template.ts'
import { isFact, isPageFact } from './print-texts.ts'
import type { PrintWords } from './print-words.ts'

type VisibleForm = Readonly<{ form: Pick<FormPlan, 'byPath' | 'scope'>; isSeen: IsSeen }>

/** A template without fields the reader never sees, formulas that use them, and fields the form no longer has. */
export function visibleTemplate(
  template: PrintTemplate,
  form: VisibleForm['form'],
  isSeen: IsSeen,
): PrintTemplate {
  const seen = { form, isSeen: (path: string) => listField(form, path) !== undefined && isSeen(path) }
  return {
    ...template,
    header: seenLine(template.header, seen),
    footer: seenLine(template.footer, seen),
    blocks: template.blocks.flatMap((block) => seenBlock(block, seen)),
  }
}

function seenBlock(block: PrintBlock, seen: VisibleForm): readonly PrintBlock[] {
  const kind = kindOf(block)
  const left = kind.seen(block, seen.isSeen)
  if (!left) return []
  return [
    kind.withWords(
      left,
      kind.words(left).map(({ words }) => seenWords(words, seen)),
    ),
  ]
}

function seenLine({ start, middle, end }: RunningLine, seen: VisibleForm): RunningLine {
  return { start: seenWords(start, seen), middle: seenWords(middle, seen), end: seenWords(end, seen) }
}

function seenWords(words: PrintWords, seen: VisibleForm): PrintWords {
  if (typeof words === 'string') return seenText(words, seen)
  const written = locales.flatMap((locale) =>
    words[locale] === undefined ? [] : [[locale, seenText(words[locale], seen)] as const],
  )
  return { ...words, ...Object.fromEntries(written) }
}

function seenText(text: string, seen: VisibleForm): string {
  return textOfParts(partsOf(text).filter((part) => isSeenPart(part, seen)))
}

function isSeenPart(part: TextPart, { form, isSeen }: VisibleForm): boolean {
  if (part.kind === 'words') return true
  if (part.kind === 'field') return isFact(part.path) || isPageFact(part.path) || isSeen(part.path)
  const parsed = parseFormula(part.source, form.scope)
  return !isProblem(parsed) && parsed.reads.every(isSeen)
}
