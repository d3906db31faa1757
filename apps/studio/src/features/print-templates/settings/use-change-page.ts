import type { PrintPage } from '@signet/print'
import { useTemplateDesigner } from '../designer/template-context.ts'

/** Changes a part of the page; edits with the same `about` are undone as one step. */
export function useChangePage() {
  const { tell } = useTemplateDesigner()
  return (part: Partial<PrintPage>, about?: string) =>
    tell({
      deed: 'edit',
      edit: (draft) => ({ ...draft, page: { ...draft.page, ...part } }),
      ...(about !== undefined && { about: `page ${about}` }),
    })
}
