import type { Conversation, PersonRef } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Cell } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { UserRoundCheck, UserRoundX } from 'lucide-react'
import { useApp } from '../../../kit/context/app-context.ts'

type BlockCellProps = Readonly<{ conversation: Conversation; person: PersonRef; onClose: () => void }>

/** Blocks somebody of another company, or no longer; nothing for colleagues. */
export function BlockCell({ conversation, person, onClose }: BlockCellProps) {
  const t = useT()
  const { feedback } = useApp()
  const isBlocked = conversation.own.blocked.includes(person.id)
  const block = useBlock(conversation, onClose)
  if (!conversation.members.some((one) => one.mayBlock && one.person.id === person.id)) return null
  const press = async () => {
    const question = {
      title: t('chat.block.ask', { name: person.name }),
      body: t('chat.block.note'),
      confirm: t('chat.block'),
      tone: 'danger' as const,
    }
    if (isBlocked || (await feedback.ask(question))) block.mutate({ personId: person.id, isBlocked })
  }
  return (
    <Cell
      icon={isBlocked ? <UserRoundCheck /> : <UserRoundX />}
      title={t(isBlocked ? 'chat.unblock' : 'chat.block')}
      onPress={() => void press()}
    />
  )
}

type Blocking = Readonly<{ personId: string; isBlocked: boolean }>

/** A chat with the blocked person alone is closed, so it leads back to the list. */
function useBlock({ kind }: Conversation, onClose: () => void) {
  const t = useT()
  const { client, queries, feedback } = useApp()
  const { history } = useRouter()
  return useMutation({
    mutationFn: ({ personId, isBlocked }: Blocking) =>
      isBlocked ? client.chatBlocks.unblock({ personId }) : client.chatBlocks.block({ personId }),
    onSuccess: async (_, { isBlocked }) => {
      feedback.success(t(isBlocked ? 'chat.unblocked' : 'chat.blocked'))
      onClose()
      if (kind === 'direct' && !isBlocked) history.push('/pages/message/chat/index')
      await queries.invalidateQueries({
        predicate: ({ queryKey: [first, what] }) =>
          first === 'chat-blocks' || (first === 'chat' && what !== 'talk'),
      })
    },
  })
}
