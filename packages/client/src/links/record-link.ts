/** The address of the list of a model. */
export function modelLink(modelId: string): string {
  return `/pages/apply/dynamicModel/index?${new URLSearchParams({ modelId })}`
}

/** The address of a record, to read it; `beside`: the list it is opened from, shown beside it on a wide screen. */
export function recordLink(modelId: string, id: string, beside?: string): string {
  return `/pages/apply/dynamicModel/detail?${new URLSearchParams({ modelId, id, ...listBeside(beside) })}`
}

/** The address that the code of a record holds, for a camera. */
export function scanLink(modelId: string, id: string): string {
  return `/pages/apply/dynamicModel/scanForm?${new URLSearchParams({ modelId, id })}`
}

/** The address of the form of a record, or of a new one. */
export function recordFormLink(modelId: string, id?: string, beside?: string): string {
  return `/pages/apply/dynamicModel/form?${new URLSearchParams({ modelId, ...(id && { id }), ...listBeside(beside) })}`
}

function listBeside(beside: string | undefined): Readonly<{ beside?: string }> {
  return beside ? { beside } : {}
}
