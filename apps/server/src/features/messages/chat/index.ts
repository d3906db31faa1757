import type { Route } from '../../../http/serve.ts'
import { answerChatFrame, closedWhenGreeted } from './answer-frame.ts'
import { changeMessages, edit, pinMessage, react, recall } from './change-message.ts'
import { forward } from './forward-message.ts'
import { addMembers, barMember, change, createGroup, leave, removeMember, setRole } from './groups.ts'
import { list } from './list-conversations.ts'
import { open, openCase, openDirect } from './open-conversation.ts'
import { deleteRecord, keep, remove, restore } from './own-settings.ts'
import { messages, missed, pinned, read, readers } from './read-messages.ts'
import { search } from './search-messages.ts'
import { send } from './send-message.ts'

/** The frames of clients after the greeting are about conversations. */
const frames: Route = (_app, server) => {
  server.sockets.onFrame(answerChatFrame(server))
  server.sockets.onGreeting(closedWhenGreeted(server))
}

export { advance, type OwnConversation } from './conversation-store.ts'
export {
  Content,
  findMessage,
  forgetOldTalk,
  isEvidence,
  loadRange,
  type MessageRow,
  stripMessage,
  updateMessage,
} from './message-store.ts'
export { messageViews } from './message-view.ts'
export {
  type ChatWriting,
  hiddenSequence,
  lockConversation,
  ownConversation,
} from './own-conversation.ts'
export { pushChanged, pushList } from './push-message.ts'
export { sendEvent, viewOf } from './send-message.ts'
export { changeMessages }

export const chat: readonly Route[] = [
  frames,
  list,
  remove,
  restore,
  deleteRecord,
  openDirect,
  openCase,
  createGroup,
  search,
  missed,
  open,
  messages,
  send,
  forward,
  edit,
  recall,
  react,
  pinMessage,
  pinned,
  readers,
  read,
  keep,
  change,
  addMembers,
  removeMember,
  setRole,
  barMember,
  leave,
]
