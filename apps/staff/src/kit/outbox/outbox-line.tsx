import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { CircleAlert, CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { useHeldUp } from './messages.ts'
import styles from './outbox-line.module.css'
import { OutboxSheet } from './outbox-sheet.tsx'
import { useOutbox } from './waiting.ts'

/** Says on every page how much waits for the network or was not sent, and leads to it. */
export function OutboxLine() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const acts = useOutbox()
  const messages = useHeldUp()
  const count = acts.length + messages.length
  const refused =
    acts.filter(({ reason }) => reason !== null).length +
    messages.filter(({ message }) => message.state === 'refused').length
  const Icon = refused > 0 ? CircleAlert : CloudUpload
  if (count === 0) return null

  return (
    <>
      <button
        type="button"
        className={classes(styles.line, refused > 0 && styles.refused)}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" />
        <span role="status">
          {refused > 0 ? t('outbox.line.failed', { count: refused }) : t('outbox.line.waiting', { count })}
        </span>
      </button>
      {isOpen && <OutboxSheet onClose={() => setOpen(false)} />}
    </>
  )
}
