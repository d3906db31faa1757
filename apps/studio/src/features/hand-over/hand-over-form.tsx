import type { HandOverResult, PersonWorkload } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles, useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { TextAreaField } from '../../kit/fields/labelled-inputs.tsx'
import { PersonSelect } from '../../kit/people/person-select.tsx'
import styles from './hand-over-page.module.css'
import { useHandOver } from './queries.ts'

type HandOverFormProps = Readonly<{ inHand: PersonWorkload; onDone: (done: HandOverResult) => void }>

/** The receiver and the reason, which go into the audit log of every case. */
export function HandOverForm({
  inHand: { person, openTasks, drafts, delegations },
  onDone,
}: HandOverFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const handOver = useHandOver(person.id)
  const [toUserId, setTo] = useState<string>()
  const [opinion, setOpinion] = useState('')
  const send = async () => {
    const question = {
      title: t('hand-over.ask', { name: person.name }),
      body: t('hand-over.askHint'),
      confirm: t('hand-over.carryOut'),
      tone: 'danger',
    } as const
    if (!toUserId || !(await feedback.ask(question))) return
    handOver.mutate({ toUserId, opinion: opinion.trim() }, { onSuccess: onDone })
  }

  return (
    <form
      className={styles.form}
      aria-label={t('studio.handOver')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Labelled label={t('hand-over.toWhom')}>
        {(id) => <PersonSelect id={id} without={person.id} value={toUserId} onChange={setTo} />}
      </Labelled>
      <TextAreaField
        label={t('hand-over.why')}
        hint={t('hand-over.whyHint')}
        rows={3}
        maxLength={2000}
        value={opinion}
        onChange={setOpinion}
      />
      <p className={sharedStyles.weak}>
        {t('hand-over.effect', { tasks: openTasks, drafts, delegations, name: person.name })}
      </p>
      <ErrorNote error={handOver.error} />
      <Button
        type="primary"
        htmlType="submit"
        loading={handOver.isPending}
        disabled={!toUserId || opinion.trim() === ''}
      >
        {t('hand-over.carryOut')}
      </Button>
    </form>
  )
}
