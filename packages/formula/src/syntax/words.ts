const reserved = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while'.split(
    ' ',
  ),
)

/** Words of the CEL grammar that cannot name anything. */
export function isReservedWord(word: string): boolean {
  return reserved.has(word)
}
