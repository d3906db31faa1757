import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { firstDraft, missingIn, type OperateDraft } from './operate-draft.ts'
import type { OperateProps } from './operate-props.ts'
import { rulesOf } from './operate-rules.ts'
import { useGoOn } from './use-go-on.ts'
import { useKeptOpinion } from './use-kept-opinion.ts'
import { useRefusalWords } from './use-refusal-words.ts'
import { useSend } from './use-send.ts'

/** Refusals after which this decision can no longer be made. */
const over = [
  'flow.alreadyDecided',
  'flow.taskClosed',
  'flow.taskNotYours',
  'flow.taskNotFound',
  'flow.notRunning',
]

/** Everything behind the decision page: the half-written words, what is missing, the sending, and where it goes on. */
export function useOperate({ view, action, list, from, me }: OperateProps) {
  const t = useT()
  const [draft, setDraft] = useState(() => firstDraft(view))
  const [attempted, setAttempted] = useState(false)
  const rules = rulesOf(view, action)
  const missing = missingIn(draft, rules, action)
  const { send, isPending, error } = useSend({ view, action, me })
  const { goOn, leave } = useGoOn({ caseId: view.caseId, taskId: view.task?.id, action, list, from })
  const sentence = useRefusalWords(error)
  const keeping = useKeptOpinion(view.task?.id, draft.opinion, view.opinion.draft)
  const said = (field: (typeof missing)[number]) =>
    attempted && missing.includes(field) ? t(`approvals.operate.missing.${field}`) : null

  return {
    draft,
    rules,
    isPending,
    sentence,
    keeping: keeping.state,
    /** The form itself was refused: it has to be corrected where it stands. */
    isOfForm: error instanceof AnsweredRefusal && error.code === 'form.valuesRefused',
    isOver: error instanceof AnsweredRefusal && over.includes(error.code),
    problems: {
      opinion: said('opinion'),
      signature: said('signature'),
      attachments: said('attachments'),
      person: said('person'),
    },
    change: (part: Partial<OperateDraft>) => setDraft((before) => ({ ...before, ...part })),
    leave,
    submit() {
      setAttempted(true)
      if (missing.length > 0) return document.getElementById(`operate-${missing[0]}`)?.focus()
      keeping.stop()
      send(draft, goOn)
    },
  }
}
