/** What the bars around the table leave of the window. */
export const tableHeight = 'max(240px, calc(100vh - 440px))'
