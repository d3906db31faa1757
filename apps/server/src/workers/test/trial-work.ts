import { threadId } from 'node:worker_threads'
import { Refusal } from '@signet/std'

/** Work that behaves well or badly. */
const trials = {
  answers: () => threadId,
  looks: () => Object.keys(process.env),
  loops: () => countFrom(0, () => 0),
  'fills the memory': () => {
    const words: string[][] = []
    return countFrom(0, (at) => words.push(Array.from({ length: 1000 }, (_, one) => `${at}.${one}`)))
  },
  refuses: () => {
    throw new Refusal('sheets.tooWide', { row: 7 })
  },
  fails: () => {
    throw new Error('a fault of ours')
  },
  exits: () => process.exit(0),
} as const

export async function* work(
  trial: keyof typeof trials | 'counts',
): AsyncGenerator<number | readonly string[]> {
  if (trial === 'counts') for (let count = 0; ; count += 1) yield count
  else yield trials[trial]()
}

function countFrom(start: number, step: (count: number) => number): number {
  let count = start
  while (count >= start) {
    step(count)
    count += 1
  }
  return count
}
