import { useT } from '@signet/i18n/react'
import { Button, Card, Choices, ErrorNote, useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { TextArea } from '../../kit/fields/text-area.tsx'
import { useCommand } from '../../kit/forms/use-deed.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { ChoiceButtonField } from './chosen-field.tsx'
import { type DelegationDraft, problemsOf, sentOf } from './delegation-draft.ts'
import styles from './delegation-form.module.css'
import { delegationHref } from './delegation-href.ts'
import { FlowsSheet } from './flows-sheet.tsx'
import type { ListKey } from './list-key.ts'
import { PeriodFields } from './period-fields.tsx'
import { type NamedFlow, useDelegationRules } from './queries.ts'
import { ReceiversField } from './receivers-field.tsx'
import { useFlowWords } from './use-flow-words.ts'

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
      <Choices
        title={t('delegations.kind')}
        options={(['agency', 'entrust'] as const).map((key) => ({
          key,
          label: t(`delegations.kindLong.${key}`),
          note: t(`delegations.kindNote.${key}`),
        }))}
        value={draft.kind}
        onChange={(kind) => set({ kind, flows: [] })}
      />
      <Card>
        <div className={styles.fields}>
          <ReceiversField
            people={draft.people}
            problem={problems.people && t(problems.people)}
            onChange={(people) => set({ people })}
          />
          <FlowsField kind={draft.kind} flows={draft.flows} onChange={(flows) => set({ flows })} />
          <PeriodFields draft={draft} problems={problems} onChange={set} />
          <TextArea
            label={t('delegations.reason')}
            value={draft.note}
            maxLength={500}
            placeholder={t('delegations.reasonHint')}
            onChange={(note) => set({ note })}
          />
        </div>
      </Card>
      {asks && <p className={styles.note}>{t('delegations.willBeAsked')}</p>}
    </StackPage>
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
