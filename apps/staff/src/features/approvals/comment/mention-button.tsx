import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { AtSign } from 'lucide-react'
import { useState } from 'react'
import type { Colleague } from '../operate/operate-draft.ts'
import { PeopleSheet } from '../parts/people-sheet.tsx'

type MentionButtonProps = Readonly<{
  among: readonly Colleague[]
  onMention: (people: readonly Colleague[]) => void
}>

/** Names colleagues of the case in what is being written. */
export function MentionButton({ among, onMention }: MentionButtonProps) {
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
