import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button, Card, ErrorNote, IconButton, sharedStyles, useFeedback } from '@signet/ui'
import { AtSign, X } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import type { Attachment } from '../../../kit/fields/attachment-list.tsx'
import { AttachmentsField } from '../../../kit/fields/attachments-field.tsx'
import { TextArea } from '../../../kit/fields/text-area.tsx'
import { type CallOf, useCommand } from '../../../kit/forms/use-command.ts'
import { sendOrKeep } from '../../../kit/outbox/send-or-keep.ts'
import { PeopleSheet } from '../../../kit/people/people-picker.tsx'
import type { Colleague } from '../../../kit/people/person-line.tsx'
import { type CaseComment, useCase } from '../queries.ts'
import { ReplyQuote } from './comment-line.tsx'
import styles from './comments.module.css'

type CommentFormProps = Readonly<{
  caseId: string
  replyTo: CaseComment | undefined
  onSent: () => void
  writing: React.RefObject<HTMLTextAreaElement | null>
}>

/** Text and files for a comment; mentioned colleagues of the case are notified. */
export function CommentForm({ caseId, replyTo, onSent, writing }: CommentFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { perform, isPending, error } = useCommand(useSendComment(caseId))
  const [text, setText] = useState('')
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const [sent, setSent] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const mentions = useMentions(caseId)

  const send = () => {
    setMissing(text.trim() === '')
    if (text.trim() === '') return writing.current?.focus()
    const said = { caseId, text, attachments: [...attachments], mentions: mentions.namedIn(text) }
    perform({ ...said, ...(replyTo && { replyTo: replyTo.id }) }, (comment) => {
      if (comment) feedback.success(t('approvals.done.comment'))
      else feedback.plain(t('outbox.kept'))
      setText('')
      setAttachments([])
      setSent(sent + 1)
      onSent()
    })
  }
  return (
    <Card>
      <div className={sharedStyles.stack3}>
        {replyTo && <RepliedComment replyTo={replyTo} onSent={onSent} />}
        <TextArea
          label={t('approvals.comment.write')}
          value={text}
          maxLength={2000}
          placeholder={t('approvals.comment.placeholder')}
          problem={isMissing && text.trim() === '' ? t('approvals.comment.empty') : null}
          fieldRef={writing}
          onChange={setText}
        />
        <MentionButton
          among={mentions.among}
          onMention={(people) => {
            mentions.remember(people)
            setText(people.reduce((before, { name }) => withMention(before, name), text))
            writing.current?.focus()
          }}
        />
        <AttachmentsField key={sent} value={attachments} onChange={setAttachments} />
        <ErrorNote error={error} />
        <Button tone="primary" isWide isBusy={isPending} onClick={send}>
          {t('approvals.comment.send')}
        </Button>
      </div>
    </Card>
  )
}

type Said = Parameters<Client['approvals']['comment']>[0]

/** Sends a comment, or keeps it until there is a network: then the answer is null. */
function useSendComment(caseId: string): CallOf<Said, CaseComment | null> {
  const app = useApp()
  const { data } = useCase(caseId)
  return (said, options) =>
    sendOrKeep(app, {
      act: {
        ...{ caseId, taskId: null, seen: null, text: said.text },
        word: 'flow.command.comment',
        title: data?.title || data?.flow.name || '',
        call: { name: 'comment', input: said },
      },
      key: options?.key ?? '',
      call: () => app.client.approvals.comment(said, options),
    })
}

type RepliedCommentProps = Pick<CommentFormProps, 'onSent'> & Readonly<{ replyTo: CaseComment }>

/** The comment that this one answers. */
function RepliedComment({ replyTo, onSent }: RepliedCommentProps) {
  const t = useT()
  return (
    <div className={styles.answering}>
      <ReplyQuote reply={{ id: replyTo.id, by: replyTo.by, text: replyTo.text }} />
      <IconButton label={t('approvals.comment.noReply')} icon={<X />} onClick={onSent} />
    </div>
  )
}

type MentionButtonProps = Readonly<{
  among: readonly Colleague[]
  onMention: (people: readonly Colleague[]) => void
}>

/** Mentions colleagues of the case in the comment. */
function MentionButton({ among, onMention }: MentionButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button size="small" tone="quiet" icon={<AtSign aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('approvals.comment.mention')}
      </Button>
      {isOpen && (
        <PeopleSheet
          title={t('approvals.comment.mention')}
          chosen={[]}
          among={among}
          without={[]}
          onClose={() => setOpen(false)}
          onDone={(people) => {
            setOpen(false)
            onMention(people)
          }}
        />
      )}
    </div>
  )
}

/** Who of a case can be mentioned, and whom the text mentions. */
function useMentions(caseId: string) {
  const { data } = useCase(caseId)
  const [chosen, setChosen] = useState<readonly Colleague[]>([])
  const met = data
    ? [data.starter, ...data.route.filter(isReached).flatMap(({ people }) => people.map(one))]
    : []
  const among = [...new Map(met.map((person) => [person.id, { ...person, note: '' }])).values()]

  return {
    among,
    remember: (people: readonly Colleague[]) => setChosen([...chosen, ...people]),
    /** Drops mentions whose name the author deleted from the text. */
    namedIn: (text: string) => [
      ...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)),
    ],
  }
}

/** Appends a name to the text. */
function withMention(text: string, name: string): string {
  return `${text}${text === '' || /\s$/.test(text) ? '' : ' '}@${name} `
}

type Step = NonNullable<ReturnType<typeof useCase>['data']>['route'][number]

const isReached = ({ state }: Step) => state !== 'toCome'

const one = ({ person }: Step['people'][number]) => person
