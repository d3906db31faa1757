/** Letters of one message. */
export const longestChatText = 5000
/** People of one group. */
export const mostMembers = 500
/** Of a recording. */
export const longestVoiceSeconds = 60
export const largestVoice = 5 * 1024 * 1024
/** How loud a recording is, from its start to its end, in at most so many numbers from 0 to 100. */
export const waveformBars = 48

export const recallMinutes = 2
export const editHours = 24

export const reportReasons = ['abuse', 'harassment', 'leak', 'spam', 'other'] as const
/** Reports that one person may make in 24 hours. */
export const reportsPerDay = 20
/** What comes of a report: nothing, or it was right, with or without the message being removed. */
export const closingOutcomes = ['dismissed', 'upheld', 'removed'] as const
export const exportStates = ['asked', 'refused', 'approved', 'ready', 'failed', 'expired', 'lapsed'] as const
/** For how long a member may not write; `none` lifts it. */
export const chatBars = ['none', 'day', 'week', 'month', 'forGood'] as const
export type ChatBar = (typeof chatBars)[number]

export const chatReactions = ['👍', '❤️', '😄', '🎉', '😮', '🙏', '✅'] as const
