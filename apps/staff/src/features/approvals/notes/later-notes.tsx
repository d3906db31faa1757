import { CaseActs } from '../../../kit/outbox/case-acts.tsx'
import { ConflictNote, type ConflictNoteProps } from './conflict-note.tsx'

/** Notes that most cases never show: who was faster, and what waits for the network. */
export function LaterNotes({ view, me }: ConflictNoteProps) {
  return (
    <>
      <ConflictNote view={view} me={me} />
      <CaseActs caseId={view.caseId} />
    </>
  )
}
