import { type ChatMessage, type Conversation, chatReactions } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, PageState, Sheet } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Copy, Eye, FileLock, Flag, Forward, Pencil, Pin, PinOff, Reply, Undo2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useApp, useClient } from '../../../kit/context/app-context.ts'
import { useCopy } from '../../../kit/context/use-copy.ts'
import { newClientId } from '../../../kit/outbox/messages.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { type ChatChoice, ChooseChat, conversationOf } from '../list/choose-chat.tsx'
import { BlockCell } from '../moderation/block-cell.tsx'
import { useChangeMessage } from '../queries.ts'
import styles from './message-actions.module.css'

const ReportSheet = lazyPart(() => import('../moderation/report-sheet.tsx').then((part) => part.ReportSheet))

type MessageActionsProps = Readonly<{
  conversation: Conversation
  message: ChatMessage
  me: string
  onReply: (message: ChatMessage) => void
  onEdit: (message: ChatMessage) => void
  onClose: () => void
}>

/** What can be done with a message. */
export function MessageActions(props: MessageActionsProps) {
  const { conversation, message, onReply, onClose } = props
  const t = useT()
  const [page, setPage] = useState<'all' | 'forward' | 'readers' | 'report'>('all')
  if (page === 'forward') return <ForwardSheet {...props} />
  if (page === 'readers') return <ReadersSheet {...props} />
  if (page === 'report')
    return (
      <Suspense>
        <ReportSheet message={message} onClose={onClose} />
      </Suspense>
    )
  const at = { id: conversation.id, sequence: message.sequence }
  const done = (run: () => void) => () => {
    onClose()
    run()
  }

  return (
    <Sheet title={t('chat.actions')} onClose={onClose}>
      <Reactions {...props} />
      <CellGroup label={t('chat.actions')}>
        <Cell icon={<Reply />} title={t('chat.reply')} onPress={done(() => onReply(message))} />
        {message.kind === 'text' && <CopyCell {...props} />}
        <Cell icon={<Forward />} title={t('chat.forward')} onPress={() => setPage('forward')} />
        {props.message.sender?.id === props.me && conversation.kind !== 'direct' && (
          <Cell icon={<Eye />} title={t('chat.readers')} onPress={() => setPage('readers')} />
        )}
        <ChangeCell
          icon={message.isPinned ? <PinOff /> : <Pin />}
          title={t(message.isPinned ? 'chat.unpin' : 'chat.pin')}
          change={(chat) => chat.pinMessage({ ...at, isPinned: !message.isPinned })}
          onClose={onClose}
        />
        {conversation.mayMark && !message.isEvidence && <EvidenceCell {...props} />}
        {!message.isEvidence && <OwnCells {...props} />}
        <SenderCells {...props} onReport={() => setPage('report')} />
      </CellGroup>
    </Sheet>
  )
}

/** What one does about who wrote a message of others. */
function SenderCells({
  conversation,
  message: { sender },
  me,
  onReport,
  onClose,
}: MessageActionsProps & Readonly<{ onReport: () => void }>) {
  const t = useT()
  if (!sender || sender.id === me) return null
  return (
    <>
      <Cell icon={<Flag />} title={t('chat.report')} onPress={onReport} />
      <BlockCell conversation={conversation} person={sender} onClose={onClose} />
    </>
  )
}

type Change = Parameters<ReturnType<typeof useChangeMessage>['mutate']>[0]
type ChangeCellProps = Readonly<{ icon: ReactNode; title: string; change: Change; onClose: () => void }>

function ChangeCell({ icon, title, change, onClose }: ChangeCellProps) {
  const changing = useChangeMessage()
  return <Cell icon={icon} title={title} onPress={() => changing.mutate(change, { onSettled: onClose })} />
}

/** Makes the message evidence of the case; asked before, since it cannot be undone. */
function EvidenceCell({ conversation, message, onClose }: MessageActionsProps) {
  const t = useT()
  const { client, feedback } = useApp()
  const marking = useMutation({
    mutationFn: () => client.chat.markEvidence({ id: conversation.id, sequences: [message.sequence] }),
    onSuccess: () => feedback.success(t('chat.inEvidence')),
    onSettled: onClose,
  })
  const press = async () => {
    const question = { title: t('chat.markEvidence.ask'), body: t('chat.markEvidence.note') }
    if (await feedback.ask({ ...question, confirm: t('chat.markEvidence') })) marking.mutate()
  }
  return <Cell icon={<FileLock />} title={t('chat.markEvidence')} onPress={() => void press()} />
}

/** Editing and recalling. Whether it is still time the server says: clocks of devices are not right. */
function OwnCells({ conversation, message, me, onEdit, onClose }: MessageActionsProps) {
  const t = useT()
  const isOwn = message.sender?.id === me
  const runs = conversation.kind === 'group' && conversation.own.role !== 'member'
  const at = { id: conversation.id, sequence: message.sequence }
  const edit = () => {
    onClose()
    onEdit(message)
  }
  return (
    <>
      {isOwn && message.kind === 'text' && <Cell icon={<Pencil />} title={t('chat.edit')} onPress={edit} />}
      {(runs || isOwn) && (
        <ChangeCell
          icon={<Undo2 />}
          title={t('chat.recall')}
          change={(chat) => chat.recall(at)}
          onClose={onClose}
        />
      )}
    </>
  )
}

function Reactions({ conversation, message, me, onClose }: MessageActionsProps) {
  const t = useT()
  const change = useChangeMessage()
  const { sequence } = message
  const isGiven = (emoji: string) =>
    message.reactions.some((one) => one.emoji === emoji && one.personIds.includes(me))
  return (
    <fieldset aria-label={t('chat.react')} className={styles.reactions}>
      {chatReactions.map((emoji) => (
        <button
          key={emoji}
          type="button"
          className={styles.reaction}
          aria-pressed={isGiven(emoji)}
          onClick={() =>
            change.mutate(
              (chat) => chat.react({ id: conversation.id, sequence, emoji, isOn: !isGiven(emoji) }),
              {
                onSettled: onClose,
              },
            )
          }
        >
          {emoji}
        </button>
      ))}
    </fieldset>
  )
}

function CopyCell({ message, onClose }: MessageActionsProps) {
  const t = useT()
  const copy = useCopy()
  const press = () => {
    onClose()
    void copy(message.text)
  }
  return <Cell icon={<Copy />} title={t('chat.copy')} onPress={press} />
}

function ForwardSheet({ conversation, message, onClose }: MessageActionsProps) {
  const t = useT()
  const { client, queries, feedback } = useApp()
  const forward = useMutation({
    meta: { isShown: true },
    mutationFn: async (choice: ChatChoice) =>
      client.chat.forward({
        ...{ id: conversation.id, sequence: message.sequence, to: [await conversationOf(client, choice)] },
        clientId: newClientId(),
      }),
    onSuccess: () => {
      feedback.success(t('chat.forwarded'))
      onClose()
      return queries.invalidateQueries({ queryKey: ['chat', 'list'] })
    },
  })
  return (
    <ChooseChat
      title={t('chat.forward')}
      isBusy={forward.isPending}
      error={forward.error}
      onChoose={forward.mutate}
      onClose={onClose}
    />
  )
}

function ReadersSheet({ conversation, message, onClose }: MessageActionsProps) {
  const t = useT()
  const { chat } = useClient()
  const readers = useQuery({
    queryKey: ['chat', 'readers', conversation.id, message.sequence],
    queryFn: () => chat.readers({ id: conversation.id, sequence: message.sequence }),
    staleTime: 0,
  })
  const nameOf = (id: string) =>
    conversation.members.find(({ person }) => person.id === id)?.person.name ?? ''
  return (
    <Sheet title={t('chat.readers')} onClose={onClose}>
      <PageState query={readers}>
        {({ read, unread }) => (
          <>
            <CellGroup title={t('chat.haveRead', { count: read.length })}>
              {read.map((id) => (
                <Cell key={id} title={nameOf(id)} />
              ))}
            </CellGroup>
            <CellGroup title={t('chat.haveNotRead', { count: unread.length })}>
              {unread.map((id) => (
                <Cell key={id} title={nameOf(id)} />
              ))}
            </CellGroup>
          </>
        )}
      </PageState>
    </Sheet>
  )
}
