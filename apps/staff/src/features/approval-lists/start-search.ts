/** The case that whatever is chosen is to follow up. */
export type StartSearch = Readonly<{ followsUp?: string }>

/** Reads the search part of the address where a flow is chosen; what is not understood is left out. */
export function readStartSearch({ followsUp }: Record<string, unknown>): StartSearch {
  return typeof followsUp === 'string' && followsUp !== '' ? { followsUp } : {}
}
