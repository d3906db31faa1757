import { z } from 'zod'
import { LayoutSlots } from '../../definition/layout-slots.ts'
import { layoutKind } from '../../kind/field-kind.ts'

export const TabSettings = z.strictObject({
  slots: LayoutSlots.default([
    { id: '1', title: { 'zh-CN': '标签一', 'zh-TW': '頁籤一', 'en-US': 'Tab 1' } },
    { id: '2', title: { 'zh-CN': '标签二', 'zh-TW': '頁籤二', 'en-US': 'Tab 2' } },
  ]),
  /** Position of the tabs on a desktop; on a phone they are always on top. */
  position: z.enum(['top', 'start']).default('top'),
})
export type TabSettings = Readonly<z.output<typeof TabSettings>>

/** Parts shown one at a time. Fields in hidden parts keep their values and rules. */
export const tab = layoutKind({ settings: TabSettings, open: 'fill', slots: ({ slots }) => slots })
