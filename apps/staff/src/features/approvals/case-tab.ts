/** What stands beside the form of a case, one at a time. */
export const caseTabs = ['progress', 'comments', 'history'] as const

export type CaseTab = (typeof caseTabs)[number]
