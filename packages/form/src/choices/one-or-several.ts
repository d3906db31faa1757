/** A choice of one by its id, or of several as a list of ids. */
export type OneOrSeveral = string | null | readonly string[]

/** One or several, as a list. */
export function listed(value: OneOrSeveral): readonly string[] {
  if (value === null) return []
  return typeof value === 'string' ? [value] : value
}

/** Adds to several what is not there, and takes out what is. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
}
