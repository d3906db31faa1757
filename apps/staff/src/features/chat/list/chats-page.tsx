import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { MessageSquarePlus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { textOf } from '../../../kit/links/address.ts'
import { chatHref } from '../../../kit/links/chat-href.ts'
import { WordsField } from '../../../kit/lists/search-parts.tsx'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useConversations } from '../queries.ts'
import { ChatList } from './chat-list.tsx'
import { NewGroup } from './new-group.tsx'
import { SendCase } from './send-case.tsx'
import { SendIncoming } from './send-incoming.tsx'

/** All conversations, found by name, pinyin and initials. */
export function ChatsPage() {
  return <Chats isBeside={false} />
}

/** The same beside the conversation that is open. */
export function ChatsPane() {
  const { pathname } = useLocation()
  return <Chats isBeside={pathname !== '/pages/message/chat/index'} />
}

const TalkPane = lazyPart(async () => (await import('../conversation/im-page.tsx')).TalkPane)

/** The conversation that is open, beside them. */
export function OpenTalk() {
  return <TalkPane />
}

function Chats({ isBeside }: Readonly<{ isBeside: boolean }>) {
  const t = useT()
  const [words, setWords] = useState('')
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const sendCase = textOf(search['sendCase'])
  const sendShare = textOf(search['sendShare'])
  const { history } = useRouter()
  const chats = useConversations(words)
  return (
    <StackPage
      title={t('chat.title')}
      isBeside={isBeside}
      actions={<NewButtons />}
      onRefresh={() => chats.refetch()}
    >
      <WordsField label={t('chat.find')} words={words} onWords={setWords} />
      <ChatList chats={chats} words={words} />
      {sendCase && (
        <SendCase caseId={sendCase} onClose={() => history.replace('/pages/message/chat/index')} />
      )}
      {sendShare && (
        <SendIncoming id={sendShare} onClose={() => history.replace('/pages/message/chat/index')} />
      )}
    </StackPage>
  )
}

function NewButtons() {
  const t = useT()
  const { history } = useRouter()
  const [isMaking, setMaking] = useState(false)
  const open = (id: string, name: string) =>
    history.push(chatHref({ id, realName: name, account: '', headIcon: '' }))
  return (
    <>
      <IconButton
        label={t('chat.newChat')}
        icon={<UserPlus />}
        onClick={() => history.push('/pages/my/contacts/index')}
      />
      <IconButton
        label={t('chat.newGroup')}
        icon={<MessageSquarePlus />}
        aria-haspopup="dialog"
        onClick={() => setMaking(true)}
      />
      {isMaking && <NewGroup onMade={open} onClose={() => setMaking(false)} />}
    </>
  )
}
