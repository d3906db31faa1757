import { documentLink } from '../../kit/links/case-href.ts'
import type { Shelf } from './queries.ts'

export const documentHref = {
  shelf: (shelf: Shelf, folder = '') =>
    `/pages/workFlow/document/index?${new URLSearchParams({ shelf, ...(folder && { folder }) })}`,
  one: documentLink,
} as const
