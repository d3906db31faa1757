/** Letters of one message. */
export const longestChatText = 5000
/** People of one group. */
export const mostMembers = 500
export const recallMinutes = 2
export const editHours = 24

export const chatReactions = ['👍', '❤️', '😄', '🎉', '😮', '🙏', '✅'] as const
