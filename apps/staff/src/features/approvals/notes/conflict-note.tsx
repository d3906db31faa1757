import { useT } from '@signet/i18n/react'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { NoteBar } from '../../../kit/forms/note-bar.tsx'
import type { OpenedCase, StepPerson } from '../queries.ts'
import { useDecidedWords } from './use-decided-words.ts'

export type ConflictNoteProps = Readonly<{ view: OpenedCase; me: string }>

/** Says who decided the case, and when, while the person had it open. */
export function ConflictNote({ view, me }: ConflictNoteProps) {
  const t = useT()
  const decided = useDecidedWords()
  const [opened] = useState(view)
  const { task } = opened
  if (!task || !isDecisive(opened) || isOpenFor(view)) return null

  const by = lastDecision(view, task.node)
  if (by?.person.id === me) return null
  const sentence = by?.at
    ? decided({ name: by.person.name, at: by.at, decision: by.decision ?? '', node: task.nodeName })
    : t('approvals.conflict.gone', { status: t(`flow.status.${view.status}`) })

  return <NoteBar Icon={Users} role="alert" tone="conflict" text={sentence} />
}

function isDecisive({ allowed }: OpenedCase): boolean {
  return allowed.agree || allowed.handle || allowed.reject
}

function isOpenFor({ task }: OpenedCase): boolean {
  return task !== null && ['waiting', 'toSign', 'toDo', 'doing'].includes(task.stage)
}

function lastDecision({ route }: OpenedCase, node: string): StepPerson | undefined {
  return route
    .filter((step) => step.node === node)
    .flatMap(({ people }) => people)
    .filter(({ decision, at }) => decision !== null && at !== null)
    .toSorted((one, other) => String(one.at).localeCompare(String(other.at)))
    .at(-1)
}
