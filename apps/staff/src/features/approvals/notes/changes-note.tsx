import { useFormats, useT } from '@signet/i18n/react'
import { PencilLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useNow } from '../../../kit/context/use-now.ts'
import { NoteBar } from '../../../kit/forms/note-bar.tsx'
import type { OpenedCase } from '../queries.ts'

/** What changed in the form since the person last looked. Shown for this visit only. */
export function ChangesNote({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  const { approvals } = useClient()
  const [met, setMet] = useState(view.look)
  const { caseId, task, look } = view
  const { sequence } = look
  const taskId = task?.id
  if (look.sequence !== met.sequence)
    setMet({ ...look, since: met.since ?? look.since, changed: union(met, look) })
  useEffect(() => {
    // A failure only means that the same changes are marked again next time.
    approvals.looked({ caseId, sequence, ...(taskId && { taskId }) }).catch(() => undefined)
  }, [approvals, caseId, taskId, sequence])
  if (met.changed.length === 0 || !met.since) return null

  return (
    <NoteBar
      Icon={PencilLine}
      role="note"
      text={t('approvals.changes.since', {
        time: formats.near(met.since, now),
        fields: met.changed.map(({ label }) => label).join(t('approvals.and')),
      })}
    />
  )
}

type FormChanges = OpenedCase['look']

function union(before: FormChanges, after: FormChanges): FormChanges['changed'] {
  return [...new Map([...before.changed, ...after.changed].map((one) => [one.field, one])).values()]
}
