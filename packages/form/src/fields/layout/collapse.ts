import { z } from 'zod'
import { LayoutSlots, SlotId } from '../../definition/layout-slots.ts'
import { layoutKind } from '../../kind/field-kind.ts'

export const CollapseSettings = z.strictObject({
  slots: LayoutSlots.default([
    { id: '1', title: { 'zh-CN': '分组一', 'zh-TW': '群組一', 'en-US': 'Section 1' } },
    { id: '2', title: { 'zh-CN': '分组二', 'zh-TW': '群組二', 'en-US': 'Section 2' } },
  ]),
  /** The parts that are open at first. */
  open: z.array(SlotId).max(20).default([]),
  /** Whether opening a part closes the others. */
  accordion: z.boolean().default(false),
})
export type CollapseSettings = Readonly<z.output<typeof CollapseSettings>>

/** Parts that open and close. Fields in closed parts keep their values and rules. */
export const collapse = layoutKind({
  settings: CollapseSettings,
  open: 'fill',
  slots: ({ slots }) => slots,
  mistake: ({ slots, open, accordion }) => {
    const strange = open.find((id) => !slots.some((slot) => slot.id === id))
    if (strange !== undefined) return `opens ${strange}, which is no part`
    return accordion && open.length > 1 ? 'opens several parts, but only one may be open' : undefined
  },
})
