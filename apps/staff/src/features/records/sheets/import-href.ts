/** The import page of a model; with an id, of that import. */
export function importHref(modelId: string, importId?: string): string {
  return `/pages/apply/dynamicModel/import?${new URLSearchParams({ modelId, ...(importId && { id: importId }) })}`
}
