import type { Route } from '../../../http/serve.ts'
import { endOnlineSession, endSessionsOfPerson } from './end-sessions.ts'
import { listOnlineUsers } from './list-online-users.ts'

export const onlineUsers: readonly Route[] = [listOnlineUsers, endSessionsOfPerson, endOnlineSession]
