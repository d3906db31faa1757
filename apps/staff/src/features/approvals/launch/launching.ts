/** What is launched: in whose name, when not in one's own; and as a follow-up of which case. */
export type Launching = Readonly<{
  flowId: string
  forUserId?: string | undefined
  followsUp?: string | undefined
}>
