/** The tabs beside the form of a case. */
export const caseTabs = ['progress', 'comments', 'history'] as const

export type CaseTab = (typeof caseTabs)[number]
