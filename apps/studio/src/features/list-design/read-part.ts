export const listParts = ['list', 'grants'] as const
export type ListPart = (typeof listParts)[number]

/** Returns the part of a list in the address. */
export function readPart({ part }: Readonly<Record<string, unknown>>): { part?: ListPart } {
  return part === 'grants' ? { part } : {}
}
