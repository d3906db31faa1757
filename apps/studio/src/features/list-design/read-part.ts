export const listParts = ['list', 'grants', 'records'] as const
export type ListPart = (typeof listParts)[number]

/** Which part of a list the address names, and which of its records. */
export function readPart({ part, record }: Readonly<Record<string, unknown>>): {
  part?: ListPart
  record?: string
} {
  const known = listParts.find((one) => one === part)
  if (known === undefined || known === 'list') return {}
  return { part: known, ...(known === 'records' && typeof record === 'string' && { record }) }
}
