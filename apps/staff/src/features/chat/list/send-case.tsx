import { useT } from '@signet/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../../kit/context/app-context.ts'
import { newClientId } from '../../../kit/outbox/messages.ts'
import { type ChatChoice, ChooseChat, conversationOf } from './choose-chat.tsx'

type SendCaseProps = Readonly<{ caseId: string; onClose: () => void }>

/** Chooses the conversation for the card of a case. */
export function SendCase({ caseId, onClose }: SendCaseProps) {
  const t = useT()
  const { client, queries, feedback } = useApp()
  const send = useMutation({
    meta: { isShown: true },
    mutationFn: async (choice: ChatChoice) =>
      client.chat.send({
        ...{ id: await conversationOf(client, choice), caseId },
        ...{ kind: 'case', clientId: newClientId() },
      }),
    onSuccess: () => {
      feedback.success(t('chat.forwarded'))
      onClose()
      return queries.invalidateQueries({ queryKey: ['chat', 'list'] })
    },
  })
  return (
    <ChooseChat
      title={t('chat.sendCase')}
      isBusy={send.isPending}
      error={send.error}
      onChoose={send.mutate}
      onClose={onClose}
    />
  )
}
