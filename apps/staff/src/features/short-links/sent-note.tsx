import { useT } from '@signet/i18n/react'
import { Button, Empty } from '@signet/ui'
import { CircleCheck } from 'lucide-react'

type SentNoteProps = Readonly<{ reference: string; onAgain: () => void }>

/** It arrived; the number is all that a stranger is told. */
export function SentNote({ reference, onAgain }: SentNoteProps) {
  const t = useT()
  return (
    <div role="status">
      <Empty
        icon={<CircleCheck />}
        title={t('short-links.sent')}
        hint={t('short-links.reference', { reference })}
        action={<Button onClick={onAgain}>{t('short-links.again')}</Button>}
      />
    </div>
  )
}
