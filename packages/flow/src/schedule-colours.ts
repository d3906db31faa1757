/** What an entry of a calendar is marked with. */
export const scheduleColours = ['blue', 'green', 'orange', 'red', 'purple', 'grey'] as const
