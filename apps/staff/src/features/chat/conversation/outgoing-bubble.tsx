import { useT } from '@signet/i18n/react'
import { Button, classes } from '@signet/ui'
import { useApp } from '../../../kit/context/app-context.ts'
import { discardMessage, type Outgoing } from '../../../kit/outbox/messages.ts'
import { wordsOf } from '../words-of.ts'
import styles from './message-bubble.module.css'
import { retry } from './outbox.ts'

/** A message on its way, or one that did not get through and why. */
export function OutgoingBubble({ id, outgoing }: Readonly<{ id: string; outgoing: Outgoing }>) {
  const t = useT()
  const app = useApp()
  const { state, reason, clientId } = outgoing
  return (
    <article className={classes(styles.message, styles.own)} aria-label={t(`chat.state.${state}`)}>
      <div className={styles.column}>
        <div className={classes(styles.bubble, styles.text, styles.outgoing)}>{wordsOf(t, outgoing)}</div>
        <span className={styles.foot} role={state === 'waiting' ? undefined : 'alert'}>
          {reason || t(`chat.state.${state}`)}
        </span>
        {state !== 'waiting' && (
          <span className={styles.tries}>
            {state === 'failed' && (
              <Button size="small" onClick={() => retry(app, id)}>
                {t('chat.retry')}
              </Button>
            )}
            <Button size="small" onClick={() => discardMessage(app, id, clientId)}>
              {t('chat.discard')}
            </Button>
          </span>
        )}
      </div>
    </article>
  )
}
