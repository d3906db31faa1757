export const kinds = ['entrust', 'agency'] as const
type Kind = (typeof kinds)[number]

export function isKind(word: string | undefined): word is Kind {
  return kinds.some((kind) => kind === word)
}
