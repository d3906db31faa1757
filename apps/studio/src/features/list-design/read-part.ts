export const listParts = ['list', 'grants'] as const
export type ListPart = (typeof listParts)[number]

/** Which part of a list the address names. */
export function readPart({ part }: Readonly<Record<string, unknown>>): { part?: ListPart } {
  return part === 'grants' ? { part } : {}
}
