/** The list of a model. */
export function modelHref(modelId: string): string {
  return `/pages/apply/dynamicModel/index?${new URLSearchParams({ modelId })}`
}

export function recordHref(modelId: string, id: string): string {
  return `/pages/apply/dynamicModel/detail?${new URLSearchParams({ modelId, id })}`
}

/** The form of a record, or of a new one. */
export function recordFormHref(modelId: string, id?: string): string {
  return `/pages/apply/dynamicModel/form?${new URLSearchParams({ modelId, ...(id && { id }) })}`
}
