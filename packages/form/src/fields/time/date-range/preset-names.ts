/** The past ranges of spec section 5; today is their last day. */
export const presetNames = ['threeDays', 'week', 'month', 'threeMonths', 'halfYear', 'year'] as const
export type PresetName = (typeof presetNames)[number]
