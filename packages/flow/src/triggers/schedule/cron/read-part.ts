import { refuse } from '../../../refusals.ts'
import type { CronPart } from './cron-parts.ts'

const written = /^(?:\*|([\da-z]+)(?:-([\da-z]+))?)(?:\/0*([1-9]\d*))?$/i

/** The numbers that a part means, in their order. Refuses `flow.cronPart` and `flow.cronRange` with what is wrong in it. */
export function readPart(text: string, part: CronPart): readonly number[] {
  const numbers = text.split(',').flatMap((piece) => readPiece(piece, part))
  return [...new Set(numbers)].sort((one, other) => one - other)
}

/** `*`, `5`, `1-5`, `mon-fri`, and each of them with a step behind: `8-18/2`, `5/20`. */
function readPiece(text: string, part: CronPart): readonly number[] {
  const [, first, last, step] = written.exec(text) ?? unreadable(text, part)
  const length = Number(step ?? 1)
  const from = first === undefined ? part.from : numberOf(first, part)
  const end = last ?? (step === undefined ? first : undefined)
  const to = end === undefined ? part.to : numberOf(end, part)
  if (to < from) unreadable(text, part)
  return Array.from({ length: Math.floor((to - from) / length) + 1 }, (_, at) => from + at * length)
}

function numberOf(text: string, { part, from, to, words = [] }: CronPart): number {
  const word = words.indexOf(text.toLowerCase())
  if (word >= 0) return from + word
  if (!/^\d+$/.test(text)) unreadable(text, { part })

  const number = Number(text)
  if (number < from || number > to) refuse('flow.cronRange', { part, text, from, to })
  return number
}

function unreadable(text: string, { part }: Pick<CronPart, 'part'>): never {
  return refuse('flow.cronPart', { part, text })
}
