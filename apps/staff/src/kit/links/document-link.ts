/** The page of a document. */
export function documentLink(id: string): string {
  return `/pages/workFlow/document/detail?${new URLSearchParams({ id })}`
}

/** The shelf of documents shared with me. */
export const sharedShelfLink = '/pages/workFlow/document/index?shelf=shared'
