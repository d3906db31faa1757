import type { FieldView } from '../../skins/field-view.ts'
import type { rate } from './rate.ts'
import { rateView } from './rate.view.tsx'

/** The same stars, drawn smaller: those of antd are a tab stop each and tell a screen reader nothing of halves. */
export const rateDesktop: FieldView<typeof rate> = rateView
