/** What can be printed besides fields: of the model, of the moment, of the page. Only a running line knows its page. */
export const facts = ['$model', '$printedBy', '$printedAt'] as const
export const pageFacts = ['$page', '$pages'] as const
export type FactName = (typeof facts)[number]

export function isFact(path: string): boolean {
  return facts.some((name) => name === path)
}

export function isPageFact(path: string): boolean {
  return pageFacts.some((name) => name === path)
}
