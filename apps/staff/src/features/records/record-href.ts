/** The page that shows records as they go on paper; so many ids travel in the part of an address that no server is sent. */
export function printHref(modelId: string, ids: readonly string[]): string {
  return `/pages/apply/dynamicModel/print?${new URLSearchParams({ modelId })}#${ids.join()}`
}

/** The form that a list action opens, filled from a record where it runs on one. */
export function actionFormHref(modelId: string, action: string, id?: string): string {
  return `/pages/apply/customBtn/index?${new URLSearchParams({ modelId, action, ...(id && { id }) })}`
}
