import { useFormats, useT } from '@signet/i18n/react'
import { Button, Link, Sheet, sharedStyles, useFeedback } from '@signet/ui'
import { useApp } from '../context/app-context.ts'
import { useCopy } from '../context/use-copy.ts'
import { useNow } from '../context/use-now.ts'
import { caseHref } from '../links/case-href.ts'
import type { Act, Reason } from './act.ts'
import styles from './outbox-sheet.module.css'
import { useReopen } from './use-reopen.ts'
import { outboxes, useOutbox } from './waiting.ts'

/** What waits for the network, and what the server did not take: each with its reason and what can be done. */
export function OutboxSheet({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const acts = useOutbox()
  const refused = acts.filter(({ reason }) => reason !== null)
  const waiting = acts.filter(({ reason }) => reason === null)

  return (
    <Sheet title={t(refused.length > 0 ? 'outbox.notSent' : 'outbox.title')} onClose={onClose}>
      <div className={styles.acts}>
        {refused.map((act) => (
          <ActCard key={act.id} act={act} onClose={onClose} />
        ))}
        {refused.length > 0 && waiting.length > 0 && <h3 className={styles.head}>{t('outbox.title')}</h3>}
        {waiting.map((act) => (
          <ActCard key={act.id} act={act} onClose={onClose} />
        ))}
      </div>
    </Sheet>
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
      {!over.includes(reason.code) && (
        <Button size="small" onClick={() => void outboxes.get(queries)?.retry(id)}>
          {t(reason.code === 'outbox.changed' ? 'outbox.sendAnyway' : 'outbox.tryAgain')}
        </Button>
      )}
      {text !== '' && <CopyButton text={text} />}
      <Button size="small" tone="quiet" onClick={() => void drop(id)}>
        {t('outbox.discard')}
      </Button>
    </>
  )
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
    const isSure = await feedback.ask({
      title: t('outbox.discard.title'),
      body: t('outbox.discard.body'),
      confirm: t('outbox.discard'),
      tone: 'danger',
    })
    if (isSure && (await outboxes.get(queries)?.discard(id)) === false)
      feedback.plain(t('outbox.discard.gone'))
  }
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
    : message || t(code, { fields: String(fields) })
  return <p className={styles.why}>{sentence}</p>
}
