/** Which records the address means: their ids, with commas between them. */
export function readPrintSearch({ ids }: Readonly<Record<string, unknown>>): { ids: string } {
  return { ids: typeof ids === 'string' ? ids : '' }
}
