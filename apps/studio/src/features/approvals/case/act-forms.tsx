import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button, Input, Select } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { PeopleSelect } from '../../../kit/people/people-select.tsx'
import { type CaseAction, useCaseAction, useTerminate } from '../queries.ts'
import styles from './act-forms.module.css'

type ActFormProps = Readonly<{ caseId: string; act: CaseAction; onClose: () => void }>

/** Asks for a reason, and for a person or a step, before an action on a case. */
export function ActionForm({ caseId, act, onClose }: ActFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const doing = useCaseAction(caseId)
  const [opinion, setOpinion] = useState('')
  const [people, setPeople] = useState<readonly string[]>([])
  const [to, setTo] = useState<string>()
  const isMissing = (act.does === 'reassign' && people.length === 0) || (act.does === 'jump' && !to)
  const title = t(`flow.command.${act.does}`)
  const form = useScrollIntoView<HTMLFormElement>()

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        const done = () => {
          feedback.success(t('approvals.monitor.done'))
          onClose()
        }
        doing.mutate({ act, opinion: opinion.trim(), people, to: to ?? '' }, { onSuccess: done })
      }}
    >
      {act.does === 'reassign' && (
        <PeopleField label={t('approvals.monitor.toWhom')} value={people} onChange={setPeople} />
      )}
      {act.does === 'jump' && <JumpTarget act={act} value={to} onChange={setTo} />}
      <Field label={t('approvals.monitor.reason')}>
        {(id) => (
          <Input.TextArea
            id={id}
            rows={3}
            maxLength={2000}
            value={opinion}
            onChange={(event) => setOpinion(event.target.value)}
          />
        )}
      </Field>
      <ErrorNote error={doing.error} />
      <span className={styles.buttons}>
        <Button onClick={onClose}>{t('studio.cancel')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          loading={doing.isPending}
          disabled={opinion.trim() === '' || isMissing}
        >
          {title}
        </Button>
      </span>
    </form>
  )
}

type JumpTargetProps = Readonly<{
  act: Extract<CaseAction, { does: 'jump' }>
  value: string | undefined
  onChange: (node: string) => void
}>

/** The node that the case goes to. */
function JumpTarget({ act, value, onChange }: JumpTargetProps) {
  const t = useT()
  return (
    <Field label={t('approvals.monitor.toWhere')}>
      {(id) => (
        <Select
          id={id}
          value={value ?? null}
          options={act.jumpTo.map(({ node, name }) => ({ value: node, label: name }))}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

function Field({ label, children }: Readonly<{ label: string; children: (id: string) => ReactNode }>) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </>
  )
}

type PeopleFieldProps = Readonly<{
  label: string
  value: readonly string[]
  onChange: (people: readonly string[]) => void
}>

/** Colleagues under a label. */
function PeopleField({ label, value, onChange }: PeopleFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <PeopleSelect id={id} value={value} onChange={onChange} />
    </>
  )
}

/** Terminates a case, with a reason that its starter will read; confirmed in place. */
export function TerminateForm({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <p className={styles.foot}>
        <Button danger onClick={() => setAsking(true)}>
          {t('approvals.monitor.terminate')}
        </Button>
      </p>
    )

  return <Reason caseId={caseId} onCancel={() => setAsking(false)} />
}

function Reason({ caseId, onCancel }: Readonly<{ caseId: string; onCancel: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const terminate = useTerminate()
  const [opinion, setOpinion] = useState('')
  const form = useScrollIntoView<HTMLFormElement>()

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('approvals.monitor.terminate')}
      onSubmit={(event) => {
        event.preventDefault()
        terminate.mutate(
          { caseId, opinion: opinion.trim() },
          { onSuccess: () => feedback.success(t('approvals.monitor.terminated')) },
        )
      }}
    >
      <label htmlFor="terminate-reason">{t('approvals.monitor.reason')}</label>
      <Input.TextArea
        id="terminate-reason"
        autoFocus
        rows={3}
        maxLength={2000}
        value={opinion}
        onChange={(event) => setOpinion(event.target.value)}
      />
      <p className={styles.warning}>{t('approvals.monitor.terminateWarning')}</p>
      <ErrorNote error={terminate.error} />
      <span className={styles.buttons}>
        <Button onClick={onCancel}>{t('studio.cancel')}</Button>
        <Button
          type="primary"
          danger
          htmlType="submit"
          loading={terminate.isPending}
          disabled={opinion.trim() === ''}
        >
          {t('approvals.monitor.terminateNow')}
        </Button>
      </span>
    </form>
  )
}

/** Scrolls a form at the foot of a drawer into view, including its buttons. */
function useScrollIntoView<Kind extends HTMLElement>() {
  const element = useRef<Kind>(null)
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    void element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return element
}
