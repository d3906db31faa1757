import { type ChatMessage, type Conversation, longestChatText } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { IconButton, Spinner } from '@signet/ui'
import { MapPin, Mic, Paperclip, SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { useIsWide } from '../../../kit/pages/use-is-wide.ts'
import { useChangeMessage } from '../queries.ts'
import { canRecord } from '../voice/record.ts'
import { wordsOf } from '../words-of.ts'
import styles from './composer.module.css'
import { MentionList, mentionedIn } from './mention-list.tsx'
import { post } from './outbox.ts'
import { TypingLine, useTellTyping } from './typing-line.tsx'
import { useSendFile } from './use-send-file.ts'

const VoiceRecorder = lazyPart(() => import('../voice/voice-recorder.tsx').then((part) => part.VoiceRecorder))
const PlaceSheet = lazyPart(() => import('./place-sheet.tsx').then((part) => part.PlaceSheet))

export type Draft = Readonly<{ text: string; replyTo: ChatMessage | null; editing: ChatMessage | null }>

type ComposerProps = Readonly<{
  conversation: Conversation
  me: string
  draft: Draft
  onDraft: (draft: Draft) => void
}>

/** Where one writes: Enter sends at a desk, on a phone it begins a new line. */
export function Composer({ conversation, me, draft, onDraft }: ComposerProps) {
  const t = useT()
  const isWide = useIsWide()
  const send = useSend(conversation, draft, onDraft)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isRecording, setRecording] = useState(false)
  const upload = useSendFile(conversation)
  const tellTyping = useTellTyping(conversation.id)
  const { replyTo, editing } = draft
  useEffect(() => {
    if (replyTo || editing) field.current?.focus()
  }, [replyTo, editing])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDraft({ text: editing ? '' : draft.text, replyTo: null, editing: null })
    if (event.key !== 'Enter' || event.shiftKey || !isWide || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  if (isRecording)
    return (
      <Suspense fallback={<Spinner />}>
        <VoiceRecorder
          onClose={() => setRecording(false)}
          onRecorded={({ file, ...voice }) => upload.send(file, voice)}
        />
      </Suspense>
    )
  return (
    <div className={styles.composer}>
      <TypingLine conversation={conversation} />
      <About draft={draft} onDraft={onDraft} />
      <MentionList
        conversation={conversation}
        me={me}
        text={draft.text}
        onText={(text) => {
          onDraft({ ...draft, text })
          field.current?.focus()
        }}
      />
      <div className={styles.line}>
        <AttachButton upload={upload} />
        <PlaceButton conversation={conversation} />
        <textarea
          ref={field}
          rows={1}
          className={styles.field}
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          maxLength={longestChatText}
          value={draft.text}
          onChange={({ target }) => {
            onDraft({ ...draft, text: target.value })
            if (target.value !== '' && !editing) tellTyping()
          }}
          onKeyDown={press}
        />
        {draft.text.trim() === '' && !editing && canRecord() ? (
          <IconButton label={t('chat.voice.record')} icon={<Mic />} onClick={() => setRecording(true)} />
        ) : (
          <IconButton
            label={t(editing ? 'chat.save' : 'chat.send')}
            icon={<SendHorizontal />}
            disabled={draft.text.trim() === ''}
            onClick={send}
          />
        )}
      </div>
    </div>
  )
}

function useSend(
  conversation: Conversation,
  { text, replyTo, editing }: Draft,
  onDraft: (draft: Draft) => void,
) {
  const app = useApp()
  const change = useChangeMessage()
  const { id } = conversation
  return () => {
    if (text.trim() === '') return
    if (editing) change.mutate((chat) => chat.edit({ id, sequence: editing.sequence, text }))
    else
      post(app, conversation, {
        ...{ kind: 'text', text },
        ...mentionedIn(conversation, text),
        ...(replyTo && { replyTo: replyTo.sequence }),
      })
    onDraft({ text: '', replyTo: null, editing: null })
  }
}

type AboutProps = Readonly<{ draft: Draft; onDraft: (draft: Draft) => void }>

/** Which message is answered or edited. */
function About({ draft, onDraft }: AboutProps) {
  const t = useT()
  const { replyTo, editing } = draft
  const about = editing ?? replyTo
  if (!about) return null
  return (
    <div className={styles.about}>
      <span className={styles.quote}>
        {editing ? t('chat.editing') : `${about.sender?.name ?? ''}: `}
        {!editing && wordsOf(t, about)}
      </span>
      <IconButton
        label={t('chat.cancel')}
        icon={<X />}
        onClick={() => onDraft({ text: editing ? '' : draft.text, replyTo: null, editing: null })}
      />
    </div>
  )
}

type AttachProps = Readonly<{ upload: ReturnType<typeof useSendFile> }>

function AttachButton({ upload: { send, progress } }: AttachProps): ReactNode {
  const t = useT()
  const chooser = useRef<HTMLInputElement>(null)
  if (progress !== null) return <Spinner />
  return (
    <>
      <IconButton label={t('chat.attach')} icon={<Paperclip />} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('chat.chooseFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) send(file)
        }}
      />
    </>
  )
}

function PlaceButton({ conversation }: Readonly<{ conversation: Conversation }>) {
  const t = useT()
  const app = useApp()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('chat.place')}
        icon={<MapPin />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <PlaceSheet
            onClose={() => setOpen(false)}
            onChosen={({ name, address, longitude: lng, latitude: lat }) => {
              setOpen(false)
              const place = { name: name || address || `${lat}, ${lng}`, address, lng, lat }
              post(app, conversation, {
                ...{ kind: 'location', text: place.name, place },
                ...{ mentions: [], mentionsAll: false },
              })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
