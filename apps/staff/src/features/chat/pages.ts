export { ImPage } from './conversation/im-page.tsx'
export { ChatsPage } from './list/chats-page.tsx'
