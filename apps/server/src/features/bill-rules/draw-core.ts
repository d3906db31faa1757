import type { BillRuleSettings } from '@signet/contract'
import type { Server } from '../../server.ts'

type Drawing = Pick<Server, 'random' | 'newId'> & Readonly<{ settings: BillRuleSettings }>

/** What a rule that does not count puts into a number. */
export function drawCore({ settings, random, newId }: Drawing): string {
  return settings.kind === 'random' ? drawText(random, settings) : newId()
}

const alphabets = {
  digits: '0123456789',
  /** Without letters and digits that look alike. */
  alphanumeric: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
} as const

type Drawn = Readonly<{ alphabet: keyof typeof alphabets; digits: number }>

/** Letters by chance, each as likely as any other. */
export function drawText(random: (bytes: number) => Uint8Array, { alphabet, digits }: Drawn): string {
  const letters = alphabets[alphabet]
  const fair = 256 - (256 % letters.length)
  let text = ''
  while (text.length < digits) {
    const bytes = [...random(digits)].filter((byte) => byte < fair)
    text += bytes.map((byte) => letters[byte % letters.length]).join('')
  }
  return text.slice(0, digits)
}
