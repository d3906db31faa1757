import type { FormValues } from '@signet/form'

/** A record as read, before hidden values are removed. */
export type FoundRow = Readonly<{
  id: string
  version: number
  authorId: string | null
  createdAt: string
  changedById: string | null
  changedAt: string
  organizationId: string | null
  postId: string | null
  caseId: string | null
  status: string | null
  /** Whether the reader has a role on its case; filled only on request. */
  isOnCase: boolean
  hasChildren: boolean
  /** Per ground of the reader, whether the record falls under it. */
  met: readonly boolean[]
  /** Values of the sort keys as text. */
  sortedBy: readonly (string | null)[]
  values: FormValues
}>
