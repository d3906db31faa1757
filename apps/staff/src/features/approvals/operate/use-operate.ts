import { AnsweredRefusal } from '@signet/client'
import type { ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { useApp, useClient } from '../../../kit/context/app-context.ts'
import type { OpinionState } from '../../../kit/fields/opinion-field.tsx'
import { keptForm } from '../../../kit/forms/kept-form.tsx'
import { useCommand, type Values } from '../../../kit/forms/use-command.ts'
import { sendOrKeep } from '../../../kit/outbox/send-or-keep.ts'
import { useWaiting } from '../../../kit/outbox/waiting.ts'
import { useShortcuts } from '../../../kit/pages/use-shortcuts.ts'
import { callConfirmed } from '../../../kit/passwords/identity-question.ts'
import { operateActions } from '../actions/index.ts'
import {
  type CallOptions,
  type CaseAnswer,
  missingIn,
  type OperateRule,
  type ReadyDraft,
} from '../actions/operate-rule.ts'
import { caseButtons } from '../case/case-buttons.ts'
import { isWritable } from '../case/form-rights.ts'
import { decidedIn, useDecidedWords } from '../notes/use-decided-words.ts'
import type { OpenedCase } from '../queries.ts'
import { firstDraft, type MissingField, type OperateAction, type OperateDraft } from './operate-action.ts'
import { useGoOn } from './use-go-on.ts'
import { type Choices, useOpenChoices } from './use-open-choices.ts'
import { useUnsentDraft } from './use-unsent-draft.ts'

/** What the decision page is about, who uses it, and where they came from. */
export type OperateProps = Readonly<{
  view: OpenedCase
  action: OperateAction
  list: ListName | undefined
  from: 'case' | undefined
  /** The people chosen for the next step on the page of candidates. */
  given?: Choices | undefined
  me: Readonly<{ userId: string; userName: string }>
}>

export type Operate = ReturnType<typeof useOperate>

/** Refusals after which this decision can no longer be made. */
const over = ['flow.alreadyDecided', 'flow.taskClosed', 'flow.taskNotYours', 'flow.notRunning']

/** The state of the decision page: the draft, what it lacks, sending, and where to go next. */
export function useOperate({ view, action, list, from, me, given }: OperateProps) {
  const t = useT()
  /** The task shown at the start: a refreshed case can bring the person another one. */
  const [taskId] = useState(view.task?.id)
  const unsent = useUnsentDraft({ personId: me.userId, subject: taskId ?? view.caseId, action })
  const [draft, setDraft] = useState<OperateDraft>(() => ({ ...firstDraft(view), ...unsent.read() }))
  const [attempted, setAttempted] = useState(false)
  const rule = operateActions[action]
  const missing = missingIn(draft, rule, view)
  const { send, isPending, error, changedValues } = useSend({
    view,
    action,
    taskId,
    rule,
    me,
    onSent: unsent.forget,
  })
  const choosing = useChoicesAhead({ taskId, rule, changedValues, given })
  const { goOn, goOnOffline, leave, following } = useGoOn({ caseId: view.caseId, taskId, action, list, from })
  const isSending = isPending || choosing.isAsking
  const refusal = useRefusalWords(error)
  const isKept = useWaiting(taskId) !== undefined
  const keeping = useSavedOpinion(taskId, draft.opinion, view.opinion.draft)
  const problemOf = (field: MissingField) =>
    attempted && missing.includes(field) ? t(`approvals.operate.missing.${field}`) : null

  const submit = () => {
    setAttempted(true)
    if (isKept) return
    if (missing.length > 0) return document.getElementById(`operate-${missing[0]}`)?.focus()
    choosing.begin((choices) => {
      keeping.stop()
      const next = following()
      send({ ...draft, choices }, (answer) => void (answer ? goOn(next) : goOnOffline()))
    })
  }
  useShortcuts({ 'mod+Enter': submit, Escape: leave })

  return {
    rule,
    needs: rule.needs(view, draft),
    draft,
    isPending: isSending,
    choosing,
    sentence: isKept ? t('outbox.already') : refusal,
    keeping: keeping.state,
    /** Whether the form was refused, which is corrected on the page of the case. */
    isOfForm: error instanceof AnsweredRefusal && error.code === 'form.valuesRefused',
    isOver: isKept || (error instanceof AnsweredRefusal && over.includes(error.code)),
    problems: {
      opinion: problemOf('opinion'),
      signature: problemOf('signature'),
      seal: problemOf('seal'),
      sealReason: problemOf('sealReason'),
      attachments: problemOf('attachments'),
      person: problemOf('person'),
      people: problemOf('people'),
    },
    change: (part: Partial<OperateDraft>) => {
      if (isSending) return
      const next = { ...draft, ...part }
      unsent.keep(next)
      setDraft(next)
    },
    leave,
    submit,
  }
}

type AheadOptions = Pick<OperateProps, 'given'> &
  Readonly<{ taskId: string | undefined; rule: OperateRule; changedValues: () => Values | undefined }>

function useChoicesAhead({ taskId, rule, changedValues, given }: AheadOptions) {
  const { approvals } = useClient()
  const { choosesAs: decision } = rule
  return useOpenChoices(async (choices) => {
    if (!decision || !taskId) return { branches: [], people: [] }
    const values = changedValues()
    return approvals.choices({ taskId, decision, choices, ...(values && { values }) })
  }, given)
}

/** The sentence of a refusal; when another person was faster it says who, what and when. */
function useRefusalWords(error: Error | null): string | null {
  const t = useT()
  const say = useDecidedWords()
  if (!(error instanceof AnsweredRefusal)) return error?.message ?? null
  if (error.problems.length > 0) return error.problems.map(({ message }) => message).join(t('staff.comma'))
  const decided = decidedIn(error.code, error.params)
  return decided ? say(decided) : error.message
}

type SendOptions = Readonly<{
  view: OpenedCase
  action: OperateAction
  taskId: string | undefined
  rule: OperateRule
  me: Readonly<{ userId: string }>
  /** Runs also when the person has left the page meanwhile. */
  onSent: () => void
}>
type DraftWithChoices = OperateDraft & Readonly<{ choices: Choices }>

/** Sends an action with the form changes that its node allows, once. */
function useSend({ view, action, taskId = '', rule, me, onSent }: SendOptions) {
  const app = useApp()
  const { caseId } = view
  const isSent = useRef(false)
  const kept = keptForm(app.store, me.userId, `case:${caseId}`)
  const changedValues = () => (isWritable(view) ? kept.read()?.values : undefined)
  const call = async (draft: DraftWithChoices, options: CallOptions) => {
    const ready = { ...draft, caseId, taskId, values: changedValues() }
    const answer = await sendOrKeep(app, {
      act: actOf(view, rule, { action, ready }),
      key: options?.key ?? '',
      call: () => callConfirmed(app, () => rule.call(app.client.approvals, ready, options)),
    })
    isSent.current = true
    if (!rule.keepsForm) kept.forget()
    onSent()
    return answer
  }
  const { perform, isPending, error } = useCommand(call, { isShown: true })

  return {
    isPending,
    error,
    changedValues,
    /** Answers null when it is kept until there is a network. */
    send(draft: DraftWithChoices, onDone: (answer: CaseAnswer | null) => void) {
      if (!isSent.current) perform(draft, onDone)
    },
  }
}

type Decided = Readonly<{ action: OperateAction; ready: ReadyDraft }>

/** The action as it is kept without a network; null for one that needs it. */
function actOf(view: OpenedCase, { keeps }: OperateRule, { action, ready }: Decided) {
  const { caseId, title, flow, status, values: seen } = view
  return (
    keeps && {
      ...{ caseId, seen, taskId: ready.taskId, text: ready.opinion },
      word: caseButtons[action].word(status),
      title: title || flow.name,
      call: keeps(ready),
    }
  )
}

const keepAfterMs = 800

/** Saves a half-written opinion with the task, so that it is there on any device. */
function useSavedOpinion(taskId: string | undefined, opinion: string, first: string) {
  const { approvals } = useClient()
  const [state, setState] = useState<OpinionState>('nothing')
  const last = useRef(first)
  const flush = useRef(() => {})
  const isStopped = useRef(false)

  useEffect(() => {
    if (!taskId || opinion === last.current || isStopped.current) return
    const keep = () => {
      if (isStopped.current || opinion === last.current) return
      last.current = opinion
      setState('keeping')
      approvals.saveOpinion({ taskId, opinion }).then(
        () => setState('kept'),
        () => setState('failed'),
      )
    }
    flush.current = keep
    const timer = setTimeout(keep, keepAfterMs)
    return () => clearTimeout(timer)
  }, [approvals, taskId, opinion])

  useEffect(() => () => flush.current(), [])

  return {
    state,
    /** Stops saving, because the opinion is being sent. */
    stop: () => {
      isStopped.current = true
    },
  }
}
