/** The page of a document: what is known of it, and the way to its bytes. */
export function documentLink(id: string): string {
  return `/pages/workFlow/document/detail?${new URLSearchParams({ id })}`
}

/** What others share with me. */
export const sharedShelfLink = '/pages/workFlow/document/index?shelf=shared'
