import type { Conversation } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Avatar, Button, Cell, CellGroup, Sheet, TextField, useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  Crown,
  LogOut,
  MessageSquareOff,
  Pin,
  PinOff,
  Search,
  ShieldCheck,
  Trash2,
  UserMinus,
  UserPlus,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { cardHref } from '../../../kit/links/contact-href.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { PeopleSheet } from '../../../kit/people/people-picker.tsx'
import { BlockCell } from '../moderation/block-cell.tsx'
import { useKeepChat } from '../queries.ts'
import { PinnedSheet, SearchSheet } from './found-messages.tsx'

const BarSheet = lazyPart(() => import('../moderation/bar-sheet.tsx').then((part) => part.BarSheet))

type ConversationSheetProps = Readonly<{ conversation: Conversation; onClose: () => void }>

/** What a conversation is: its people, and what one may do with it. */
export function ConversationSheet({ conversation, onClose }: ConversationSheetProps) {
  const t = useT()
  const [page, setPage] = useState<'all' | 'add' | 'search' | 'pinned'>('all')
  const change = useChangeConversation()
  const { id, kind, members, own, isStrict } = conversation
  const peer = members.find(({ person }) => person.id === conversation.peerId)
  const mayChange = kind === 'group' && (!isStrict || own.role !== 'member')
  if (page === 'search') return <SearchSheet conversation={conversation} onClose={onClose} />
  if (page === 'pinned') return <PinnedSheet conversation={conversation} onClose={onClose} />
  if (page === 'add')
    return (
      <PeopleSheet
        title={t('chat.add')}
        chosen={[]}
        without={members.map(({ person }) => person.id)}
        onClose={() => setPage('all')}
        onDone={(people) => {
          setPage('all')
          if (people.length > 0)
            change.mutate((chat) => chat.addMembers({ id, personIds: people.map((one) => one.id) }))
        }}
      />
    )

  return (
    <Sheet title={t('chat.about')} onClose={onClose}>
      {mayChange && <NameField key={conversation.name} conversation={conversation} />}
      <CellGroup label={t('chat.found')}>
        <Cell icon={<Search />} title={t('chat.search')} onPress={() => setPage('search')} />
        <Cell icon={<Pin />} title={t('chat.pinnedMessages')} onPress={() => setPage('pinned')} />
      </CellGroup>
      <OwnCells conversation={conversation} onClose={onClose} />
      {peer?.mayBlock && (
        <CellGroup label={t('chat.block')}>
          <BlockCell conversation={conversation} person={peer.person} onClose={onClose} />
        </CellGroup>
      )}
      {kind === 'group' && own.role !== 'member' && (
        <CellGroup label={t('chat.rules')}>
          <Cell
            icon={<ShieldCheck />}
            title={t(isStrict ? 'chat.letAll' : 'chat.letAdmins')}
            onPress={() => change.mutate((chat) => chat.change({ id, isStrict: !isStrict }))}
          />
        </CellGroup>
      )}
      <CellGroup title={t('chat.members')}>
        {mayChange && <Cell icon={<UserPlus />} title={t('chat.add')} onPress={() => setPage('add')} />}
        {members.map((member) => (
          <MemberCell key={member.person.id} member={member} conversation={conversation} />
        ))}
      </CellGroup>
    </Sheet>
  )
}

type ChatCalls = ReturnType<typeof useApp>['client']['chat']

/** Changes a conversation; all that shows it is read again. */
function useChangeConversation() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (change: (chat: ChatCalls) => Promise<unknown>) => change(client.chat),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['chat', 'open'] }),
        queries.invalidateQueries({ queryKey: ['chat', 'list'] }),
      ]),
  })
}

function NameField({ conversation: { id, name } }: Pick<ConversationSheetProps, 'conversation'>) {
  const t = useT()
  const change = useChangeConversation()
  const [typed, setTyped] = useState(name)
  const isNew = typed.trim() !== '' && typed.trim() !== name
  return (
    <>
      <TextField label={t('chat.groupName')} value={typed} maxLength={60} onChange={setTyped} />
      {isNew && (
        <Button
          isBusy={change.isPending}
          onClick={() => change.mutate((chat) => chat.change({ id, name: typed }))}
        >
          {t('chat.rename')}
        </Button>
      )}
    </>
  )
}

function OwnCells({ conversation, onClose }: ConversationSheetProps) {
  const t = useT()
  const keep = useKeepChat()
  const { id, own, kind } = conversation
  return (
    <CellGroup label={t('chat.mine')}>
      <Cell
        icon={own.isMuted ? <Volume2 /> : <VolumeX />}
        title={t(own.isMuted ? 'chat.unmute' : 'chat.mute')}
        onPress={() => keep.mutate({ id, isMuted: !own.isMuted })}
      />
      <Cell
        icon={own.isPinned ? <PinOff /> : <Pin />}
        title={t(own.isPinned ? 'chat.unpin' : 'chat.pin')}
        onPress={() => keep.mutate({ id, isPinned: !own.isPinned })}
      />
      <SureCell
        icon={<Trash2 />}
        word="deleteRecord"
        change={(chat) => chat.deleteRecord({ id })}
        onDone={onClose}
      />
      {kind !== 'direct' && (
        <SureCell icon={<LogOut />} word="leave" change={(chat) => chat.leave({ id })} onDone={onClose} />
      )}
    </CellGroup>
  )
}

type SureCellProps = Readonly<{
  icon: ReactNode
  word: 'deleteRecord' | 'leave'
  change: (chat: ChatCalls) => Promise<unknown>
  onDone: () => void
}>

/** Something that cannot be undone: asks first, and leads back to the list. */
function SureCell({ icon, word, change, onDone }: SureCellProps) {
  const t = useT()
  const { queries } = useApp()
  const { history } = useRouter()
  const feedback = useFeedback()
  const changing = useChangeConversation()
  const press = async () => {
    const question = { title: t(`chat.${word}.ask`), confirm: t(`chat.${word}`), tone: 'danger' as const }
    if (!(await feedback.ask(question))) return
    changing.mutate(change, {
      onSuccess: () => {
        onDone()
        queries.removeQueries({ queryKey: ['chat', 'talk'] })
        history.push('/pages/message/chat/index')
      },
    })
  }
  return <Cell icon={icon} title={t(`chat.${word}`)} onPress={() => void press()} />
}

type MemberCellProps = Readonly<{ member: Conversation['members'][number]; conversation: Conversation }>

function MemberCell({ member, conversation }: MemberCellProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { own, kind } = conversation
  const { person, role, isBarred } = member
  const mayRule = kind === 'group' && own.role === 'owner' && role !== 'owner'
  const mayRemove = kind === 'group' && (mayRule || (own.role === 'admin' && role === 'member'))
  const row = {
    icon: <Avatar id={person.id} name={person.name} src={person.headIcon} size={32} />,
    title: person.name,
    value: role === 'member' ? '' : t(`chat.role.${role}`),
    ...(isBarred && { note: t('chat.onlyReads') }),
  }
  if (!mayRule && !mayRemove) return <Cell {...row} href={cardHref(person.id)} />
  return (
    <>
      <Cell {...row} onPress={() => setOpen((before) => !before)} />
      {isOpen && <MemberActions id={conversation.id} member={member} mayRule={mayRule} />}
    </>
  )
}

type MemberActionsProps = Pick<MemberCellProps, 'member'> & Readonly<{ id: string; mayRule: boolean }>

function MemberActions({ id, member, mayRule }: MemberActionsProps) {
  const t = useT()
  const change = useChangeConversation()
  const { role, person } = member
  const personId = person.id
  const next = role === 'admin' ? 'member' : 'admin'
  return (
    <>
      {mayRule && (
        <>
          <Cell
            icon={<ShieldCheck />}
            title={t(role === 'admin' ? 'chat.makeMember' : 'chat.makeAdmin')}
            onPress={() => change.mutate((chat) => chat.setRole({ id, personId, role: next }))}
          />
          <Cell
            icon={<Crown />}
            title={t('chat.makeOwner')}
            onPress={() => change.mutate((chat) => chat.setRole({ id, personId, role: 'owner' }))}
          />
        </>
      )}
      <BarCell id={id} member={member} />
      <Cell
        icon={<UserMinus />}
        title={t('chat.takeOut')}
        onPress={() => change.mutate((chat) => chat.removeMember({ id, personId }))}
      />
    </>
  )
}

/** Lets a member only read. */
function BarCell({ id, member: { person, isBarred } }: Omit<MemberActionsProps, 'mayRule'>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const change = useChangeConversation()
  return (
    <>
      <Cell icon={<MessageSquareOff />} title={t('chat.bar')} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <BarSheet
            name={person.name}
            isBarred={isBarred}
            onClose={() => setOpen(false)}
            onChosen={(bar) => {
              setOpen(false)
              change.mutate((chat) => chat.barMember({ id, personId: person.id, bar }))
            }}
          />
        </Suspense>
      )}
    </>
  )
}
