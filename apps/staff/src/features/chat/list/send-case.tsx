import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, Empty, PageState, Sheet } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../../kit/context/app-context.ts'
import { newClientId } from '../../../kit/outbox/messages.ts'
import { useConversations } from '../queries.ts'

type SendCaseProps = Readonly<{ caseId: string; onClose: () => void }>

/** Chooses the conversation for the card of a case. */
export function SendCase({ caseId, onClose }: SendCaseProps) {
  const t = useT()
  const { client, queries, feedback } = useApp()
  const chats = useConversations('')
  const send = useMutation({
    mutationFn: (id: string) => client.chat.send({ id, caseId, kind: 'case', clientId: newClientId() }),
    onSuccess: () => {
      feedback.success(t('chat.forwarded'))
      onClose()
      return queries.invalidateQueries({ queryKey: ['chat', 'list'] })
    },
  })
  const empty = <Empty title={t('chat.none')} hint={t('chat.noneHint')} />
  return (
    <Sheet title={t('chat.sendCase')} onClose={onClose}>
      <PageState query={chats} isEmpty={({ length }) => length === 0} empty={empty}>
        {(rows) => (
          <CellGroup label={t('chat.title')}>
            {rows.map(({ conversationId, realName }) => (
              <Cell key={conversationId} title={realName} onPress={() => send.mutate(conversationId)} />
            ))}
          </CellGroup>
        )}
      </PageState>
    </Sheet>
  )
}
