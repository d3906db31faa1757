import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { useClient } from '../../../lib/app-context.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import type { Values } from '../../forms/index.ts'
import type { OperateAction } from './operate-action.ts'
import { firstDraft, missingIn, type OperateDraft } from './operate-draft.ts'
import type { OperateProps } from './operate-props.ts'
import { rulesOf } from './operate-rules.ts'
import { useChoosing } from './use-choosing.ts'
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
export function useOperate({ view, action, list, from, me, given }: OperateProps) {
  const t = useT()
  const [draft, setDraft] = useState(() => firstDraft(view))
  const [attempted, setAttempted] = useState(false)
  const rules = rulesOf(view, action, draft.signers)
  const missing = missingIn(draft, rules, action)
  const { send, isPending, error, written } = useSend({ view, action, me })
  const choosing = useChoosingFor({ view, action, written, given })
  const { goOn, leave } = useGoOn({ caseId: view.caseId, taskId: view.task?.id, action, list, from })
  const sentence = useRefusalWords(error)
  const keeping = useKeptOpinion(view.task?.id, draft.opinion, view.opinion.draft)
  const said = (field: (typeof missing)[number]) =>
    attempted && missing.includes(field) ? t(`approvals.operate.missing.${field}`) : null

  const submit = () => {
    setAttempted(true)
    if (missing.length > 0) return document.getElementById(`operate-${missing[0]}`)?.focus()
    choosing.begin((choices) => {
      keeping.stop()
      send({ ...draft, choices }, goOn)
    })
  }
  useShortcuts({ 'mod+Enter': submit, Escape: leave })

  return {
    draft,
    rules,
    isPending: isPending || choosing.isAsking,
    choosing,
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
      people: said('people'),
    },
    change: (part: Partial<OperateDraft>) => setDraft((before) => ({ ...before, ...part })),
    leave,
    submit,
  }
}

type Asking = Pick<OperateProps, 'view' | 'action' | 'given'> &
  Readonly<{ written: () => Values | undefined }>

/** What this decision leaves open of the way ahead; nothing else asks for a choice. */
function useChoosingFor({ view, action, written, given }: Asking) {
  const { approvals } = useClient()
  const decision = decisionOf(action)
  return useChoosing(async (choices) => {
    if (!decision || !view.task) return { branches: [], people: [] }
    const values = written()
    return approvals.choices({ taskId: view.task.id, decision, choices, ...(values && { values }) })
  }, given)
}

function decisionOf(action: OperateAction): 'agree' | 'reject' | null {
  if (action === 'reject') return 'reject'
  return action === 'agree' || action === 'handle' ? 'agree' : null
}
