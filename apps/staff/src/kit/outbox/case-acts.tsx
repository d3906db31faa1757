import { useFormats, useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { CircleAlert, CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../context/use-now.ts'
import { NoteBar } from '../forms/note-bar.tsx'
import type { Act } from './act.ts'
import { OutboxSheet, useDrop } from './outbox-sheet.tsx'
import { useOutbox } from './waiting.ts'

/** What the person did to a case without a network, as long as it has not got through. */
export function CaseActs({ caseId }: Readonly<{ caseId: string }>) {
  return useOutbox()
    .filter((act) => act.caseId === caseId)
    .map((act) => (act.reason ? <NotSent key={act.id} act={act} /> : <Waits key={act.id} act={act} />))
}

function Waits({ act: { id, at, word } }: Readonly<{ act: Act }>) {
  const t = useT()
  const { near } = useFormats()
  const now = useNow()
  const drop = useDrop()
  const time = near(new Date(at).toISOString(), now)
  return (
    <NoteBar Icon={CloudUpload} role="status" text={t('outbox.waiting.on', { word: t(word), time })}>
      <Button tone="quiet" size="small" onClick={() => void drop(id)}>
        {t('outbox.takeBack')}
      </Button>
    </NoteBar>
  )
}

function NotSent({ act: { word } }: Readonly<{ act: Act }>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <NoteBar Icon={CircleAlert} role="alert" tone="refused" text={t('outbox.notSent.on', { word: t(word) })}>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {t('outbox.see')}
      </Button>
      {isOpen && <OutboxSheet onClose={() => setOpen(false)} />}
    </NoteBar>
  )
}
