import { useT } from '@signet/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type App, useApp } from '../../../kit/context/app-context.ts'
import { useHasKey } from '../../../kit/incoming/has-key.ts'
import { chatHref } from '../../../kit/links/chat-href.ts'
import { outboxes } from '../../../kit/outbox/waiting.ts'
import { post } from '../conversation/outbox.ts'
import { contentOf } from '../conversation/use-send-file.ts'
import { type ChatChoice, ChooseChat, conversationOf } from './choose-chat.tsx'

type Talk = Readonly<{ id: string; name: string }>
type SendIncomingProps = Readonly<{ id: string; onClose: () => void }>

/** Chooses the conversation for what another app shared. */
export function SendIncoming({ id, onClose }: SendIncomingProps) {
  const t = useT()
  const app = useApp()
  const { history } = useRouter()
  const hasKey = useHasKey()
  const send = useMutation({
    meta: { isShown: true },
    mutationFn: async (choice: ChatChoice) =>
      postIncoming(app, id, { id: await conversationOf(app.client, choice), name: choice.realName }),
  })
  const choose = (choice: ChatChoice) => {
    if (hasKey === undefined) return
    send.mutate(choice, { onSuccess: (isSent) => isSent && history.replace(chatHref(choice)) })
  }
  return (
    <ChooseChat
      title={t('chat.sendCase')}
      isBusy={send.isPending}
      error={send.data === false ? t('chat.shareGone') : send.error}
      onChoose={choose}
      onClose={onClose}
    />
  )
}

/** Puts what was shared among the messages that wait to be sent, text last; returns false when it is not here any more. */
async function postIncoming(app: App, id: string, talk: Talk): Promise<boolean> {
  const outbox = outboxes.get(app.queries)
  const incoming = await outbox?.incoming.read(id)
  if (!outbox || !incoming || incoming === 'foreign') return false

  const plain = { text: '', mentions: [], mentionsAll: false }
  const files = []
  for (const file of incoming.files)
    files.push({ ...plain, ...(await contentOf(file, undefined)), fileId: await outbox.files.keep(file) })
  for (const file of files) post(app, talk, file)
  if (incoming.text !== '') post(app, talk, { ...plain, kind: 'text', text: incoming.text })
  await outbox.incoming.remove(id)
  return true
}
