/** Does it stand in a part that is closed? */
export function isOutOfSight(element: Element): boolean {
  return element.closest('[hidden]') !== null
}
