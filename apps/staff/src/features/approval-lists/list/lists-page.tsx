import { useIsWide } from '../../../kit/pages/use-is-wide.ts'
import { ListPane } from './list-pane.tsx'

/** The approval centre. On a wide screen the frame shows its lists, so this page is empty. */
export function ListsPage() {
  return useIsWide() ? null : <ListPane />
}
