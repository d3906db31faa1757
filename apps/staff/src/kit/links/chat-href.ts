type Contact = Readonly<{ id: string; realName: string; account: string; headIcon: string }>

/** The address of a conversation as the specification has it: name and account, who or which conversation, and the picture. */
export function chatHref({ id, realName, account, headIcon }: Contact): string {
  const name = account ? `${realName}/${account}` : realName
  return `/pages/message/im/index?${new URLSearchParams({ name, formUserId: id, headIcon })}`
}

/** The address of the talk about a case. */
export function caseChatHref(caseId: string): string {
  return `/pages/message/im/index?${new URLSearchParams({ caseId })}`
}

/** The address of the conversations, to choose one for the card of a case. */
export function sendCaseHref(caseId: string): string {
  return `/pages/message/chat/index?${new URLSearchParams({ sendCase: caseId })}`
}

/** The address of the conversations, to choose one for what another app shared. */
export function sendIncomingHref(id: string): string {
  return `/pages/message/chat/index?${new URLSearchParams({ sendShare: id })}`
}
