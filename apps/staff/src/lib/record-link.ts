/** The address of a record, to read it; `beside`: the list that it is opened from, and stands beside on a wide screen. */
export function recordLink(modelId: string, id: string, beside?: string): string {
  return `/pages/apply/dynamicModel/detail?${new URLSearchParams({ modelId, id, ...standing(beside) })}`
}

/** What the code on a record says: whoever reads it with a camera comes to the record. */
export function scanLink(modelId: string, id: string): string {
  return `/pages/apply/dynamicModel/scanForm?${new URLSearchParams({ modelId, id })}`
}

/** The form of a record, or of a new one. */
export function recordFormLink(modelId: string, id?: string, beside?: string): string {
  return `/pages/apply/dynamicModel/form?${new URLSearchParams({ modelId, ...(id && { id }), ...standing(beside) })}`
}

function standing(beside: string | undefined): Readonly<{ beside?: string }> {
  return beside ? { beside } : {}
}
