import type { FormPlan } from '@signet/form'
import { isProblem, parseFormula } from '@signet/formula'
import { listField } from '@signet/list'
import { kindOf, type PrintBlock } from './blocks/index.ts'
import { labelSize, type PrintPage } from './page.ts'
import type { TextPart } from './parts-of.ts'
import type { PrintTemplate } from './print-template.ts'
import { isFact, isPageFact } from './print-texts.ts'
import { everyPart, type PlacedWords, wordsOf } from './words-of.ts'

export type MistakeReason =
  | 'unknownField'
  | 'cannotServe'
  | 'missing'
  | 'formula'
  | 'noRoom'
  | 'tooManyFormulas'

/** A mistake; `block` is undefined for the page, `at` is the setting (`columns.2`). */
export type PrintMistake = Readonly<{ block: string | undefined; at: string; reason: MistakeReason }>

type Fields = Pick<FormPlan, 'byPath' | 'scope'>

/** In millimetres; smaller labels are unreadable. */
const smallest = 8
/** Maximum formulas of one `records.print` call. */
export const mostFormulas = 100

/** All mistakes that forbid publishing a template. */
export function findMistakes(template: PrintTemplate, form: Fields): readonly PrintMistake[] {
  return [
    ...inPage(template.page),
    ...template.blocks.flatMap((block) => inBlock(block, form)),
    ...wordsOf(template).flatMap((words) => inWords(words, form)),
    ...inFormulas(template),
  ]
}

function inPage(page: PrintPage): readonly PrintMistake[] {
  const { width, height } = labelSize(page)
  return width < smallest || height < smallest ? [{ block: undefined, at: 'page', reason: 'noRoom' }] : []
}

function inBlock(block: PrintBlock, form: Fields): readonly PrintMistake[] {
  const kind = kindOf(block)
  const lacking = kind.lacks(block)
  const wrong = kind.fields(block).flatMap(({ at, path, fits }): PrintMistake[] => {
    const field = listField(form, path)
    if (!field) return [{ block: block.id, at, reason: 'unknownField' }]
    return fits(field) ? [] : [{ block: block.id, at, reason: 'cannotServe' }]
  })
  return lacking === undefined ? wrong : [{ block: block.id, at: lacking, reason: 'missing' }, ...wrong]
}

function inWords({ block, at, words }: PlacedWords, form: Fields): readonly PrintMistake[] {
  const reasons = everyPart(words).flatMap((part) => inPart(part, form, block === undefined) ?? [])
  return [...new Set(reasons)].map((reason) => ({ block, at, reason }))
}

function inPart(part: TextPart, form: Fields, isRunning: boolean): MistakeReason | undefined {
  if (part.kind === 'words') return undefined
  if (part.kind === 'formula') return isProblem(parseFormula(part.source, form.scope)) ? 'formula' : undefined
  if (isFact(part.path) || listField(form, part.path)) return undefined
  if (isPageFact(part.path)) return isRunning ? undefined : 'cannotServe'
  return 'unknownField'
}

function inFormulas(template: PrintTemplate): readonly PrintMistake[] {
  const sources = wordsOf(template).flatMap(({ words }) =>
    everyPart(words).filter(({ kind }) => kind === 'formula'),
  )
  return sources.length > mostFormulas ? [{ block: undefined, at: 'blocks', reason: 'tooManyFormulas' }] : []
}
