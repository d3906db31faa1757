/** The case that the chosen flow will follow up. */
export type StartSearch = Readonly<{ followsUp?: string }>

/** Reads the search part of the address and drops what it does not know. */
export function readStartSearch({ followsUp }: Record<string, unknown>): StartSearch {
  return typeof followsUp === 'string' && followsUp !== '' ? { followsUp } : {}
}
