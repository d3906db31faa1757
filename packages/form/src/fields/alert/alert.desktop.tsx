import type { DisplayView } from '../../skins/field-view.ts'
import type { alert } from './alert.ts'
import { alertView } from './alert.view.tsx'

/** The same words beside the same sign; its close button is smaller for a mouse. */
export const alertDesktop: DisplayView<typeof alert> = alertView
