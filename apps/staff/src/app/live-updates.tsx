import { receiveFrame } from '@signet/chat'
import { createSocket, openWebSocket } from '@signet/client'
import type { ServerFrame } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { openLiveChat } from '../features/chat/live-chat.ts'
import { useApp, useLive } from '../kit/context/app-context.ts'
import { toCount, unreadQuery } from '../kit/context/unread-query.ts'
import { switchTab } from '../kit/links/switch-tab.ts'
import { OutboxLine } from '../kit/outbox/outbox-line.tsx'
import { IdentityHost } from '../kit/passwords/identity-host.tsx'

/** Keeps the live socket open while somebody is signed in, and handles its messages; shows what waits to be sent or asked. */
export function LiveUpdates() {
  const app = useApp()
  const t = useT()
  const act = useAct()
  const latest = useRef({ act, t })
  useEffect(() => {
    latest.current = { act, t }
  })
  useAppBadge()

  useEffect(() => {
    const { client, session, live, feedback, line, queries, faults } = app
    if (!line) return
    const chat = openLiveChat(app)
    const socket = createSocket({
      address: async () => {
        // The server says what came after this count, so that no list fetched since then stays behind.
        live.count(toCount(await queries.ensureQueryData(unreadQuery(client))))
        const { ticket } = await client.session.socketTicket()
        return `${line.origin.replace(/^http/, 'ws')}/websocket/${encodeURIComponent(ticket)}`
      },
      open: line.open ?? openWebSocket,
      say: (key, params) => latest.current.t(key, params),
      note: faults.note,
      hello: () => ({
        token: session.token() ?? '',
        systemId: session.systemCode() ?? '',
        sequence: live.state.peek().inbox.sequence,
      }),
      onFrame: (frame) => {
        live.change(receiveFrame(live.state.peek().inbox, frame))
        chat.hear(frame)
        latest.current.act(frame)
      },
      onAttempt: (attempt) => feedback.plain(latest.current.t('client.socket.attempt', { attempt })),
      onGiveUp: () => feedback.error(latest.current.t('client.socket.failed')),
    })
    live.sayBy(socket.send)
    const retry = () => socket.retryNow()
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
      socket.close()
      chat.close()
      live.forget()
    }
  }, [app])
  return (
    <>
      <OutboxLine />
      <IdentityHost />
    </>
  )
}

function useAct() {
  const { session, queries, feedback } = useApp()
  const { history } = useRouter()
  const t = useT()
  const refetch = (...topics: string[]) => {
    for (const topic of topics) void queries.invalidateQueries({ queryKey: [topic] })
  }

  return (frame: ServerFrame) => {
    if (frame.method === 'messagePush') refetch('notices', 'approvals')
    if (frame.method === 'changed') refetch(...frame.topics)
    if (frame.method === 'refresh') {
      feedback.plain(frame.msg || t('staff.permissionsChanged'))
      void queries.invalidateQueries()
      switchTab(history, '/pages/index/index', t)
    }
    if (frame.method === 'logout') session.expire(frame.msg || t('staff.loginExpired'), frame.refusal)
  }
}

/** The number on the app's icon, where the system supports it. */
function useAppBadge() {
  const { badge } = useLive()
  useEffect(() => {
    if ('setAppBadge' in navigator) navigator.setAppBadge(badge).catch(() => undefined)
  }, [badge])
  // The next person of this device has a count of their own.
  useEffect(
    () => () => {
      if ('setAppBadge' in navigator) navigator.setAppBadge(0).catch(() => undefined)
    },
    [],
  )
}
