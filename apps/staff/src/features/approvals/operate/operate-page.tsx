import { useT } from '@signet/i18n/react'
import { Button, Card, CaseStatus, ErrorNote, PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { AttachmentsField } from '../../../kit/fields/attachments-field.tsx'
import { OpinionField } from '../../../kit/fields/opinion-field.tsx'
import { UrgencyMark } from '../../../kit/fields/urgency-mark.tsx'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useIsWide } from '../../../kit/pages/use-is-wide.ts'
import { PeopleField } from '../../../kit/people/people-field.tsx'
import { useSignatures } from '../../signatures/index.ts'
import { useOpinionWords } from '../actions/index.ts'
import { useActionWords } from '../case/case-buttons.ts'
import { readCaseConfig } from '../case-config.ts'
import { SubjectCard } from '../parts/case-marks.tsx'
import { type OpenedCase, useCase } from '../queries.ts'
import { readChosen } from './operate-href.ts'
import { SignatureField } from './signature-field.tsx'
import { type Operate, type OperateProps, useOperate } from './use-operate.ts'
import { WayAhead } from './way-ahead.tsx'

const SealField = lazyPart(async () => (await import('./seal-field.tsx')).SealField)

/**
 * Takes an opinion and sends an action: approve, reject, return, transfer, withdraw … Waits for the saved
 * signatures, so that nothing moves once it is drawn.
 */
export function OperatePage() {
  const t = useT()
  const { config, action, list, from, people } = useSearch({ from: '/member/pages/workFlow/operate/index' })
  const subject = readCaseConfig(config)
  const { data: me } = useCurrentUser()
  const query = useCase(
    subject?.kind === 'case' ? subject.caseId : '',
    subject?.kind === 'case' ? subject.taskId : undefined,
  )
  const mayBeSigned = query.data !== undefined && query.data.opinion.signature !== 'none'
  const signatures = useSignatures({ enabled: mayBeSigned })
  if (subject?.kind !== 'case') return <BrokenLink />
  if (query.data && me && !signatures.isLoading) {
    const given = people ? readChosen(people) : undefined
    return (
      <OperateForm
        key={`${config} ${action}`}
        view={query.data}
        action={action}
        list={list}
        from={from}
        me={me.userInfo}
        given={given}
      />
    )
  }

  return (
    <StackPage title={query.data?.flow.name ?? t('approvals.case.title')}>
      <PageState query={{ ...query, data: undefined }}>{() => null}</PageState>
    </StackPage>
  )
}

type PartProps = Pick<OperateProps, 'view' | 'action' | 'me'> & Readonly<{ operate: Operate }>

export function OperateForm(props: OperateProps) {
  const { view, action, me } = props
  const t = useT()
  const words = useActionWords(view)
  const operate = useOperate(props)
  const { rule, draft, change, problems } = operate
  useKeysForWords()

  return (
    <StackPage
      title={t('approvals.operate.title', { action: words(action), title: nameOf(view) })}
      footer={
        <ConfirmButton label={t('approvals.operate.confirm', { action: words(action) })} operate={operate} />
      }
    >
      <Subject view={view} />
      <RefusalNote operate={operate} />
      {rule.Fields && <rule.Fields view={view} me={me} draft={draft} problems={problems} change={change} />}
      <OpinionInputs action={action} me={me} operate={operate} />
      {operate.needs.seal !== 'none' && <SealInput view={view} operate={operate} />}
      {rule.copiesAlong && view.allowed.copyTo && <CopiesField me={me} operate={operate} />}
      <WayAhead choosing={operate.choosing} isBusy={operate.isPending} />
    </StackPage>
  )
}

/** Names a case so that two of the same flow differ. */
function nameOf({ title, flow, starter }: OpenedCase): string {
  const name = title || flow.name
  return name.includes(starter.name) ? name : `${name} · ${starter.name}`
}

/** At a desk typing goes into the opinion at once; on a phone that would raise the keyboard. */
function useKeysForWords() {
  const isWide = useIsWide()
  useEffect(() => {
    if (isWide) document.getElementById('operate-opinion')?.focus()
  }, [isWide])
}

/** Sends the action. */
function ConfirmButton({ label, operate }: Readonly<{ label: string; operate: Operate }>) {
  const { rule, isPending, isOver, submit } = operate
  return (
    <Button
      tone={rule.tone}
      isWide
      isBusy={isPending}
      disabled={isOver}
      aria-keyshortcuts="Control+Enter"
      onClick={submit}
    >
      {label}
    </Button>
  )
}

function Subject({ view: { flow, title, starter, status, urgency } }: Readonly<{ view: OpenedCase }>) {
  return (
    <SubjectCard
      flow={flow}
      title={title || flow.name}
      note={starter.name}
      marks={
        <>
          <CaseStatus status={status} />
          {urgency !== 'normal' && <UrgencyMark urgency={urgency} />}
        </>
      }
    />
  )
}

/** The refusal of the last attempt, with a link to where it can be corrected. */
function RefusalNote({ operate: { sentence, isOfForm, isOver, leave } }: Pick<PartProps, 'operate'>) {
  const t = useT()
  return (
    <>
      <ErrorNote error={sentence} />
      {(isOfForm || isOver) && (
        <Button isWide onClick={leave}>
          {t(isOfForm ? 'approvals.operate.toForm' : 'approvals.operate.seeCase')}
        </Button>
      )}
    </>
  )
}

/** The opinion, signature and attachments that the action asks for. */
function OpinionInputs({ action, me, operate }: Omit<PartProps, 'view'>) {
  const { needs, draft, problems, change } = operate
  const opinionWords = useOpinionWords(action)
  return (
    <>
      {needs.opinion !== 'none' && (
        <OpinionField
          {...opinionWords}
          value={draft.opinion}
          isRequired={needs.opinion === 'required'}
          problem={problems.opinion}
          state={operate.keeping}
          isReadOnly={operate.isPending}
          onChange={(opinion) => change({ opinion })}
        />
      )}
      {needs.signature !== 'none' && (
        <SignatureField
          value={draft.signature}
          name={me.userName}
          isRequired={needs.signature === 'required'}
          problem={problems.signature}
          onChange={(signature) => change({ signature })}
        />
      )}
      {needs.attachments !== 'none' && <AttachmentInput operate={operate} />}
    </>
  )
}

/** The seal that the step asks for. Loaded late, since few steps do. */
function SealInput({ view, operate }: Omit<PartProps, 'action' | 'me'>) {
  const { draft, problems, change } = operate
  return (
    <Suspense fallback={null}>
      <SealField
        asked={view.opinion.seal}
        taskId={view.task?.id ?? ''}
        value={draft.seal}
        problem={problems.seal}
        reasonProblem={problems.sealReason}
        onChange={(seal) => change({ seal })}
      />
    </Suspense>
  )
}

function AttachmentInput({ operate }: Pick<PartProps, 'operate'>) {
  const { draft, needs, problems, change } = operate
  return (
    <Card>
      <AttachmentsField
        value={draft.attachments}
        isRequired={needs.attachments === 'required'}
        problem={problems.attachments}
        onChange={(attachments) => change({ attachments })}
      />
    </Card>
  )
}

function CopiesField({ me, operate: { draft, change } }: Pick<PartProps, 'me' | 'operate'>) {
  const t = useT()
  return (
    <PeopleField
      title={t('approvals.people.along')}
      none={t('approvals.people.none.along')}
      chosen={draft.copyTo}
      without={[me.userId]}
      onChange={(copyTo) => change({ copyTo })}
    />
  )
}
