/** The address of a record, to read it. */
export function recordLink(modelId: string, id: string): string {
  return `/pages/apply/dynamicModel/detail?${new URLSearchParams({ modelId, id })}`
}

/** What the code on a record says: whoever reads it with a camera comes to the record. */
export function scanLink(modelId: string, id: string): string {
  return `/pages/apply/dynamicModel/scanForm?${new URLSearchParams({ modelId, id })}`
}

/** The form of a record, or of a new one. */
export function recordFormLink(modelId: string, id?: string): string {
  return `/pages/apply/dynamicModel/form?${new URLSearchParams({ modelId, ...(id && { id }) })}`
}
