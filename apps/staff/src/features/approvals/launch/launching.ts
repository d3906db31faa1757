/** What to start: for whom, when not for oneself, and as a follow-up of which case. */
export type LaunchSubject = Readonly<{
  flowId: string
  forUserId?: string | undefined
  followsUp?: string | undefined
}>
