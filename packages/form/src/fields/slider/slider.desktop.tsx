import type { FieldView } from '../../skins/field-view.ts'
import type { slider } from './slider.ts'
import { sliderView } from './slider.view.tsx'

/** The same slider, lower: it works with mouse and arrow keys, and can be empty, which that of antd cannot. */
export const sliderDesktop: FieldView<typeof slider> = sliderView
