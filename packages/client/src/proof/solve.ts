import { firstWord, sha256 } from './sha256.ts'

/** What a server asks to be worked on: a text, and as many parts, each with a hash that begins with that many zero bits. */
export type Work = Readonly<{ challenge: string; bits: number; parts: number }>

/** Numbers that are tried before a page may do other things, about 15 ms on a slow phone. */
const slice = 4_000

/** Solves the parts one after the other, and yields after each slice of the work. */
export function* solving({ challenge, bits, parts }: Work): Generator<undefined, string> {
  const seed = sha256(challenge)
  const most = 2 ** (32 - bits)
  const numbers: string[] = []
  let tries = 0
  for (let part = 0; part < parts; part += 1) {
    let number = 0
    while (firstWord(seed, part, number) >= most) {
      number += 1
      tries += 1
      if (tries % slice === 0) yield undefined
    }
    numbers.push(number.toString(36))
  }
  return `${challenge}.${numbers.join('-')}`
}

/** Solves all at once, in a thread of its own. */
export function solveAtOnce(work: Work): string {
  const steps = solving(work)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Solves in slices with pauses, so that the page stays alive. */
export async function solveInSlices(work: Work, pause: () => Promise<void>): Promise<string> {
  const steps = solving(work)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}
