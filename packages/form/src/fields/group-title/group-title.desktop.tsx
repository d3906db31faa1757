import type { DisplayView } from '../../skins/field-view.ts'
import type { groupTitle } from './group-title.ts'
import { groupTitleView } from './group-title.view.tsx'

/** Only ever read, so there is nothing that a mouse would do better. */
export const groupTitleDesktop: DisplayView<typeof groupTitle> = groupTitleView
