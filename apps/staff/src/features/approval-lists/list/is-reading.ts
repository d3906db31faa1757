export const listPath = '/pages/workFlow/flowTodo/index'

/** Whether keys move through the list: on the page of a decision they belong to the decision. */
export function isReading(pathname: string): boolean {
  return pathname === listPath || pathname === '/pages/workFlow/flowBefore/index'
}
