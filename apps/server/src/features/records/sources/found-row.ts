import type { FormValues } from '@signet/form'

/** A record as it was found, before anything is left out of it. */
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
  /** The reader has something to do with that case; only told where it was asked for. */
  isOnCase: boolean
  hasChildren: boolean
  /** For each ground of the reader, whether this is one of its records. */
  met: readonly boolean[]
  /** What it is sorted by, as text. */
  sortedBy: readonly (string | null)[]
  values: FormValues
}>
