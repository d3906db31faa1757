import type { BillRuleSettings } from '@signet/contract'
import type { Server } from '../../server.ts'

type CoreSource = Pick<Server, 'random' | 'newId'> & Readonly<{ settings: BillRuleSettings }>

/** Returns the core of a rule that does not count. */
export function drawCore({ settings, random, newId }: CoreSource): string {
  return settings.kind === 'random' ? drawText(random, settings) : newId()
}

const alphabets = {
  digits: '0123456789',
  /** Excludes letters and digits that look alike. */
  alphanumeric: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
} as const

type RandomFormat = Readonly<{ alphabet: keyof typeof alphabets; digits: number }>

/** Draws random letters with equal probability, rejecting bytes that would bias the result. */
export function drawText(random: (bytes: number) => Uint8Array, { alphabet, digits }: RandomFormat): string {
  const letters = alphabets[alphabet]
  const fair = 256 - (256 % letters.length)
  let text = ''
  while (text.length < digits) {
    const bytes = [...random(digits)].filter((byte) => byte < fair)
    text += bytes.map((byte) => letters[byte % letters.length]).join('')
  }
  return text.slice(0, digits)
}
