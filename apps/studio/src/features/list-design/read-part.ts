export const listParts = ['list', 'grants', 'records'] as const
export type ListPart = (typeof listParts)[number]

/** Which part of a list the address names. */
export function readPart({ part }: Readonly<Record<string, unknown>>): { part?: ListPart } {
  const known = listParts.find((one) => one === part)
  return known && known !== 'list' ? { part: known } : {}
}
