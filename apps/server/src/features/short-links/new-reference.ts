const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Ten letters that nobody takes for one another, said to a stranger instead of the id of a record. */
export function newReference(random: (bytes: number) => Uint8Array): string {
  return Array.from(random(10), (byte) => letters.charAt(byte % letters.length)).join('')
}
