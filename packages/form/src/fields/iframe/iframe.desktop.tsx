import type { DisplayView } from '../../skins/field-view.ts'
import type { iframe } from './iframe.ts'
import { iframeView } from './iframe.view.tsx'

/** What is inside the frame is the business of the page that is shown. */
export const iframeDesktop: DisplayView<typeof iframe> = iframeView
