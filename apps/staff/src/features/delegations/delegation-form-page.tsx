import { useT } from '@signet/i18n/react'
import { Button, Card, Choices, ErrorNote, PageState, sharedStyles, useFeedback } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { useNow } from '../../kit/context/use-now.ts'
import { MomentField } from '../../kit/fields/form-control.tsx'
import { TextArea } from '../../kit/fields/text-area.tsx'
import { useCommand } from '../../kit/forms/use-command.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { type DelegationDraft, draftOf, laterBy, newDraft, problemsOf, sentOf } from './delegation-draft.ts'
import styles from './delegation-form-page.module.css'
import { useFlowWords } from './delegation-status.tsx'
import { FlowsSheet } from './flows-sheet.tsx'
import type { ListKey } from './list-key.ts'
import { delegationHref, type NamedFlow, useDelegation, useDelegationRules } from './queries.ts'
import { ChoiceButtonField, ReceiversField } from './receivers-field.tsx'

/** A new delegation, or one of mine that no one has accepted yet. */
export function DelegationFormPage() {
  const t = useT()
  const now = useNow()
  const { id, kind } = useSearch({ from: '/member/pages/workFlow/entrustAgent/form' })
  const query = useDelegation(id)
  if (id === '') return <DelegationForm key={kind} id={null} initial={newDraft(kind, now)} />
  if (query.data) return <DelegationForm key={id} id={id} initial={draftOf(query.data)} />

  return (
    <StackPage title={t('delegations.edit')}>
      <PageState query={query}>{() => null}</PageState>
    </StackPage>
  )
}

type DelegationFormProps = Readonly<{ id: string | null; initial: DelegationDraft }>

export function DelegationForm({ id, initial }: DelegationFormProps) {
  const t = useT()
  const { draft, set, problems, save, isPending, error } = useDelegationForm({ id, initial })
  const rules = useDelegationRules().data
  const asks = draft.kind === 'agency' ? rules?.agencyAsks : rules?.entrustAsks

  return (
    <StackPage
      title={t(id === null ? `delegations.new.${draft.kind}` : 'delegations.edit')}
      footer={
        <Button tone="primary" isWide isBusy={isPending} onClick={save}>
          {t('delegations.save')}
        </Button>
      }
    >
      <ErrorNote error={error} />
      <KindChoices kind={draft.kind} onChange={(kind) => set({ kind, flows: [] })} />
      <DelegationFields draft={draft} problems={problems} onChange={set} />
      {asks && <p className={sharedStyles.note}>{t('delegations.willBeAsked')}</p>}
    </StackPage>
  )
}

type KindChoicesProps = Readonly<{ kind: ListKey['kind']; onChange: (kind: ListKey['kind']) => void }>

function KindChoices({ kind, onChange }: KindChoicesProps) {
  const t = useT()
  return (
    <Choices
      title={t('delegations.kind')}
      options={(['agency', 'entrust'] as const).map((key) => ({
        key,
        label: t(`delegations.kindLong.${key}`),
        note: t(`delegations.kindNote.${key}`),
      }))}
      value={kind}
      onChange={onChange}
    />
  )
}

type DelegationFieldsProps = Readonly<{
  draft: DelegationDraft
  problems: ReturnType<typeof problemsOf>
  onChange: (part: Partial<DelegationDraft>) => void
}>

function DelegationFields({ draft, problems, onChange }: DelegationFieldsProps) {
  const t = useT()
  return (
    <Card>
      <div className={sharedStyles.stack4}>
        <ReceiversField
          people={draft.people}
          problem={problems.people && t(problems.people)}
          onChange={(people) => onChange({ people })}
        />
        <FlowsField kind={draft.kind} flows={draft.flows} onChange={(flows) => onChange({ flows })} />
        <PeriodFields draft={draft} problems={problems} onChange={onChange} />
        <TextArea
          label={t('delegations.reason')}
          value={draft.note}
          maxLength={500}
          placeholder={t('delegations.reasonHint')}
          onChange={(note) => onChange({ note })}
        />
      </div>
    </Card>
  )
}

function useDelegationForm({ id, initial }: DelegationFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { delegations } = useClient()
  const [draft, setDraft] = useState(initial)
  const [isTried, setTried] = useState(false)
  const { perform, isPending, error } = useCommand(
    async (wish: DelegationDraft, options) => {
      if (id === null) return (await delegations.create(sentOf(wish), options)).id
      await delegations.edit({ id, ...sentOf(wish) }, options)
      return id
    },
    { isShown: true },
  )
  const found = problemsOf(draft)

  return {
    ...{ draft, isPending, error },
    problems: isTried ? found : ({ people: null, starts: null, ends: null } as const),
    set: (part: Partial<DelegationDraft>) => setDraft((before) => ({ ...before, ...part })),
    save: () => {
      setTried(true)
      if (Object.values(found).some((problem) => problem !== null)) return
      perform(draft, (saved) => {
        feedback.success(t('delegations.done.save'))
        history.replace(delegationHref.detail(saved))
      })
    },
  }
}

type FlowsFieldProps = Readonly<{
  kind: ListKey['kind']
  flows: readonly NamedFlow[]
  onChange: (flows: readonly NamedFlow[]) => void
}>

function FlowsField({ kind, flows, onChange }: FlowsFieldProps) {
  const t = useT()
  const say = useFlowWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ChoiceButtonField
        label={t('delegations.flows')}
        text={say({ flows: [...flows] })}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <FlowsSheet kind={kind} flows={flows} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}

type PeriodFieldsProps = Readonly<{
  draft: DelegationDraft
  problems: Pick<ReturnType<typeof problemsOf>, 'starts' | 'ends'>
  onChange: (part: Pick<Partial<DelegationDraft>, 'starts' | 'ends'>) => void
}>

const lengths = [1, 3, 7, 14, 30] as const

/** Start and end; usual lengths are one press away. */
export function PeriodFields({ draft: { starts, ends }, problems, onChange }: PeriodFieldsProps) {
  const t = useT()
  return (
    <>
      <div className={styles.days}>
        <MomentField
          precision="minute"
          required
          label={t('delegations.from')}
          value={starts}
          problem={problems.starts && t(problems.starts)}
          onChange={(value) => onChange({ starts: value })}
        />
        <MomentField
          precision="minute"
          required
          label={t('delegations.to')}
          value={ends}
          problem={problems.ends && t(problems.ends)}
          onChange={(value) => onChange({ ends: value })}
        />
      </div>
      <LengthButtons starts={starts} ends={ends} onChange={onChange} />
    </>
  )
}

type LengthButtonsProps = Pick<PeriodFieldsProps, 'onChange'> & Pick<DelegationDraft, 'starts' | 'ends'>

/** Sets the end by a usual length. */
function LengthButtons({ starts, ends, onChange }: LengthButtonsProps) {
  const t = useT()
  return (
    <fieldset className={styles.lengths} disabled={starts === ''}>
      <legend className={styles.legend}>{t('delegations.length')}</legend>
      {lengths.map((days) => (
        <button
          key={days}
          type="button"
          className={styles.length}
          aria-pressed={starts !== '' && ends === laterBy(days, starts)}
          onClick={() => onChange({ ends: laterBy(days, starts) })}
        >
          {t('delegations.days', { days })}
        </button>
      ))}
    </fieldset>
  )
}
