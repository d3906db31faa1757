/** The list of a model. */
export function modelHref(modelId: string): string {
  return `/pages/apply/dynamicModel/index?${new URLSearchParams({ modelId })}`
}

/** The form that an action of a list opens, with values of a record where it is done on one. */
export function actionFormHref(modelId: string, action: string, id?: string): string {
  return `/pages/apply/customBtn/index?${new URLSearchParams({ modelId, action, ...(id && { id }) })}`
}
