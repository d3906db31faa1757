import { desktopViews } from './skins/desktop-views.ts'
import type { FormSkin } from './skins/field-view.ts'

/** For mouse and keyboard: a grid of 24 columns, sub-tables as grids. Carries antd; never import it on the phone. */
export const desktopSkin: FormSkin = { name: 'desktop', views: desktopViews }
