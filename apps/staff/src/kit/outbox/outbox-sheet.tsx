import type { Translate } from '@signet/i18n'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, Link, Sheet, sharedStyles, useFeedback } from '@signet/ui'
import { Fragment } from 'react'
import { useApp } from '../context/app-context.ts'
import { useCopy } from '../context/use-copy.ts'
import { useNow } from '../context/use-now.ts'
import { caseHref } from '../links/case-href.ts'
import { chatHref } from '../links/chat-href.ts'
import { identityQuestionOf, unconfirmed } from '../passwords/identity-question.ts'
import type { Act, Reason } from './act.ts'
import { discardMessage, type HeldUp, useHeldUp } from './messages.ts'
import styles from './outbox-sheet.module.css'
import { useReopen } from './use-reopen.ts'
import { outboxes, useOutbox } from './waiting.ts'

/** What waits for the network, and what the server did not take: each with its reason and what can be done. */
export function OutboxSheet({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const acts = useOutbox()
  const messages = useHeldUp()
  const all = [
    ...acts.map((act) => ({
      id: act.id,
      isRefused: act.reason !== null,
      card: <ActCard act={act} onClose={onClose} />,
    })),
    ...messages.map((held) => ({
      id: held.message.clientId,
      isRefused: held.message.state === 'refused',
      card: <MessageCard held={held} onClose={onClose} />,
    })),
  ]
  const refused = all.filter(({ isRefused }) => isRefused)
  const waiting = all.filter(({ isRefused }) => !isRefused)

  return (
    <Sheet title={t(refused.length > 0 ? 'outbox.notSent' : 'outbox.title')} onClose={onClose}>
      <div className={styles.acts}>
        {refused.map(({ id, card }) => (
          <Fragment key={id}>{card}</Fragment>
        ))}
        {refused.length > 0 && waiting.length > 0 && <h3 className={styles.head}>{t('outbox.title')}</h3>}
        {waiting.map(({ id, card }) => (
          <Fragment key={id}>{card}</Fragment>
        ))}
      </div>
    </Sheet>
  )
}

type MessageProps = Readonly<{ held: HeldUp; onClose: () => void }>

/** A message that did not get through. It goes out when it can; what was refused is dealt with in its conversation. */
function MessageCard({ held: { talk, message }, onClose }: MessageProps) {
  const t = useT()
  const app = useApp()
  const feedback = useFeedback()
  const { clientId, to, kind, text, state, reason } = message
  const title = t('outbox.act', { word: t('outbox.message'), title: to })
  const drop = async () => {
    if (await feedback.ask(discardQuestion(t))) discardMessage(app, talk, clientId)
  }

  return (
    <article className={styles.act} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text || t(`outbox.message.${kind}`)}</p>
      {reason !== '' && <p className={styles.why}>{reason}</p>}
      <div className={styles.buttons}>
        <Link
          href={chatHref({ id: talk, realName: to, account: '', headIcon: '' })}
          className={styles.open}
          onClick={onClose}
        >
          {t('outbox.openChat')}
        </Link>
        {state === 'refused' && text !== '' && <CopyButton text={text} />}
        <Button size="small" tone="quiet" onClick={() => void drop()}>
          {t('outbox.discard')}
        </Button>
      </div>
    </article>
  )
}

type ActProps = Readonly<{ act: Act; onClose: () => void }>

function ActCard({ act, onClose }: ActProps) {
  const t = useT()
  const { near } = useFormats()
  const now = useNow()
  const { caseId, taskId, word, title, text, at, reason } = act
  const at8601 = new Date(at).toISOString()

  return (
    <article className={styles.act} aria-label={t('outbox.act', { word: t(word), title })}>
      <p className={styles.title}>{t('outbox.act', { word: t(word), title })}</p>
      <time className={sharedStyles.note} dateTime={at8601}>
        {near(at8601, now)}
      </time>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {reason && <WhyNot reason={reason} />}
      <div className={styles.buttons}>
        {caseId !== '' && (
          <Link href={caseHref({ caseId, taskId })} className={styles.open} onClick={onClose}>
            {t('outbox.open')}
          </Link>
        )}
        <ActButtons act={act} onClose={onClose} />
      </div>
    </article>
  )
}

/** After these another try has the same end. */
const over = ['flow.alreadyDecided', 'flow.taskClosed', 'flow.taskNotYours']

function ActButtons({ act, onClose }: ActProps) {
  const { id, text, reason, call } = act
  const t = useT()
  const { queries } = useApp()
  const drop = useDrop()
  const reopen = useReopen()
  if (call.name === 'launch' || call.name === 'launchAgain')
    return (
      <>
        <Button size="small" tone="primary" onClick={() => void reopen(act, onClose)}>
          {t(reason ? 'outbox.openForm' : 'outbox.editForm')}
        </Button>
        {reason && (
          <Button size="small" onClick={() => void outboxes.get(queries)?.retry(id)}>
            {t('outbox.tryAgain')}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={() => void drop(id)}>
          {t('outbox.discard')}
        </Button>
      </>
    )
  if (!reason)
    return (
      <Button size="small" onClick={() => void drop(id)}>
        {t('outbox.takeBack')}
      </Button>
    )

  return (
    <>
      {!over.includes(reason.code) && <SendAgain id={id} code={reason.code} />}
      {text !== '' && <CopyButton text={text} />}
      <Button size="small" tone="quiet" onClick={() => void drop(id)}>
        {t('outbox.discard')}
      </Button>
    </>
  )
}

/** Tries again what was refused; where the step asks who decides, after the person has confirmed it. */
function SendAgain({ id, code }: Readonly<{ id: string; code: string }>) {
  const t = useT()
  const app = useApp()
  const send = async () => {
    if (code !== unconfirmed || (await identityQuestionOf(app).ask()))
      await outboxes.get(app.queries)?.retry(id)
  }
  return (
    <Button size="small" tone={code === unconfirmed ? 'primary' : 'plain'} onClick={() => void send()}>
      {t(again[code] ?? 'outbox.tryAgain')}
    </Button>
  )
}

const again: Readonly<Record<string, 'outbox.sendAnyway' | 'outbox.confirmAndSend'>> = {
  'outbox.changed': 'outbox.sendAnyway',
  [unconfirmed]: 'outbox.confirmAndSend',
}

function CopyButton({ text }: Readonly<{ text: string }>) {
  const t = useT()
  const copy = useCopy()
  return (
    <Button size="small" tone="quiet" onClick={() => void copy(text)}>
      {t('outbox.copy')}
    </Button>
  )
}

/** Removes an act after a question. */
export function useDrop() {
  const t = useT()
  const { queries } = useApp()
  const feedback = useFeedback()
  return async (id: string) => {
    const isSure = await feedback.ask(discardQuestion(t))
    if (isSure && (await outboxes.get(queries)?.discard(id)) === false)
      feedback.plain(t('outbox.discard.gone'))
  }
}

function discardQuestion(t: Translate) {
  return {
    title: t('outbox.discard.title'),
    body: t('outbox.discard.body'),
    confirm: t('outbox.discard'),
    tone: 'danger',
  } as const
}

function WhyNot({ reason: { code, message, params } }: Readonly<{ reason: Reason }>) {
  const t = useT()
  const { near } = useFormats()
  const now = useNow()
  const { name = '', at = '', decision = '', node = '', fields = '' } = params
  const isTold = code === 'flow.alreadyDecided' && name !== '' && !Number.isNaN(Date.parse(String(at)))
  const sentence = isTold
    ? t('outbox.decided', {
        name: String(name),
        time: near(String(at), now),
        decision: t(`flow.decision.${String(decision)}`),
        node: String(node),
      })
    : code === unconfirmed
      ? t('outbox.unconfirmed')
      : message || t(code, { fields: String(fields) })
  return <p className={styles.why}>{sentence}</p>
}
