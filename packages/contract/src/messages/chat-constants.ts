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

export const chatReactions = ['👍', '❤️', '😄', '🎉', '😮', '🙏', '✅'] as const
