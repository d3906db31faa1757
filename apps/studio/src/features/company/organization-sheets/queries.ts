import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

export type ExportKind = 'departments' | 'posts' | 'people' | 'roles' | 'groups'
export type ImportKind = Exclude<ExportKind, 'posts'>

export function usePreview(kind: ImportKind) {
  const { organizationSheets } = useClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (fileId: string) => organizationSheets.preview({ kind, fileId }),
  })
}

/** Imports the right rows, then fetches everything about the organization again. */
export function useImport(kind: ImportKind) {
  const { organizationSheets } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (fileId: string) => organizationSheets.import({ kind, fileId }),
    onSuccess: () => cache.invalidateQueries(),
  })
}

type Wanted = Readonly<{ kind: ExportKind; content: 'all' | 'template' }>

/** Fetches a link to a sheet and opens it. */
export function useDownload() {
  const { organizationSheets } = useClient()
  return useMutation({
    mutationFn: (wanted: Wanted) => organizationSheets.link(wanted),
    onSuccess: ({ url }) => location.assign(url),
  })
}
