/** The page on which sheets are read into a model; with an id, that import. */
export function importHref(modelId: string, importId?: string): string {
  return `/pages/apply/dynamicModel/import?${new URLSearchParams({ modelId, ...(importId && { id: importId }) })}`
}
