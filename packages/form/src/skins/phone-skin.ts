import type { FormSkin } from './field-view.ts'
import { phoneViews } from './phone-views.ts'

/** For one thumb: labels above, sheets from the bottom, targets of 44 px. */
export const phoneSkin: FormSkin = { name: 'phone', views: phoneViews }
