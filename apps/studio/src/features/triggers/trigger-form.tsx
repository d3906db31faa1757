import { kindOfEvent, TriggerEvent } from '@signet/flow'
import { compileForm, readDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { EditForm, FieldPair } from '../../kit/fields/edit-form.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { TextField } from '../../kit/fields/labelled-inputs.tsx'
import { RemoveButton } from '../../kit/lists/list-buttons.tsx'
import { PersonSelect } from '../../kit/people/person-select.tsx'
import { ConditionSetting, type FormContext, FormContextProvider } from '../flow-design/index.ts'
import { ActionList } from './action-list.tsx'
import { CallAddress } from './call-address.tsx'
import { EventChoice } from './event-fields.tsx'
import { type Trigger, useTriggerMutation, valuesQuery } from './queries.ts'

type TriggerFormProps = Readonly<{ trigger: Trigger; onRemoved: () => void }>

/** A trigger's event, condition and actions. */
export function TriggerForm({ trigger, onRemoved }: TriggerFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { id } = trigger
  const [version, setVersion] = useState(trigger.version)
  const [{ name, actsAs, definition }, setDraft] = useState(() => ({ ...trigger, actsAs: trigger.actsAs.id }))
  const change = (part: Partial<Trigger['definition']>) =>
    setDraft((draft) => ({ ...draft, definition: { ...draft.definition, ...part } }))
  const save = useTriggerMutation((calls, _: undefined) =>
    calls.save({ id, version, name, actsAs, definition }),
  )
  const remove = useTriggerMutation((calls, _: undefined) => calls.remove({ id }))
  const showSaved = (saved: Readonly<{ version: number }>) => {
    setVersion(saved.version)
    feedback.success(t('studio.saved'))
  }
  const { event } = definition

  return (
    <EditForm
      label={trigger.name}
      mutation={save}
      onSubmit={() => save.mutate(undefined, { onSuccess: showSaved })}
      aside={
        <RemoveButton
          name={trigger.name}
          consequence={t('triggers.removeHint')}
          isBusy={remove.isPending}
          onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
        />
      }
    >
      <FieldPair>
        <TextField
          label={t('triggers.name')}
          required
          maxLength={100}
          value={name}
          onChange={(name) => setDraft((draft) => ({ ...draft, name }))}
        />
        <Labelled label={t('triggers.actsAs')} hint={t('triggers.actsAsHint')}>
          {(input) => (
            <PersonSelect
              id={input}
              first={[{ value: trigger.actsAs.id, label: trigger.actsAs.name }]}
              value={actsAs}
              onChange={(person) => setDraft((draft) => ({ ...draft, actsAs: person }))}
            />
          )}
        </Labelled>
      </FieldPair>
      <EventChoice event={event} onChange={(next) => change({ event: next })} />
      {event.kind === 'webhook' && (
        <CallAddress trigger={trigger} onFields={(fields) => change({ event: { ...event, fields } })} />
      )}
      <TriggerAction definition={definition} change={change} />
      <ErrorNote error={remove.error} />
    </EditForm>
  )
}

type TriggerActionProps = Readonly<{
  definition: Trigger['definition']
  change: (part: Partial<Trigger['definition']>) => void
}>

/** Condition and actions of the trigger. */
function TriggerAction({ definition: { event, condition, actions }, change }: TriggerActionProps) {
  const t = useT()
  return (
    <AboutEvent event={event}>
      <ConditionSetting
        label={t('triggers.condition')}
        value={condition}
        onChange={(next) => change({ condition: next })}
      />
      <ActionList actions={actions} onChange={(next) => change({ actions: next })} />
    </AboutEvent>
  )
}

/** Sources of people that need a running case. */
const ofCases: NonNullable<FormContext['without']> = new Set(['handledAt', 'dataInterface'])

/** Settings that refer to the event's values. */
function AboutEvent({ event, children }: Readonly<{ event: TriggerEvent; children: ReactNode }>) {
  const { data, error, refetch } = useQuery(valuesQuery(useClient(), useReadable(event)))
  const about = useMemo(() => {
    if (!data) return undefined
    const plan = compileForm(data.definition)
    return { form: readDefinition(data.definition), plan, without: ofCases }
  }, [data])
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!about) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  return <FormContextProvider value={about}>{children}</FormContextProvider>
}

/** The last valid event: with an incomplete or duplicate field the server cannot describe it. */
function useReadable(event: TriggerEvent): TriggerEvent {
  const [readable, keep] = useState(event)
  if (event === readable) return event
  if (event.kind === readable.kind && !isReadable(event)) return readable

  keep(event)
  return event
}

function isReadable(event: TriggerEvent): boolean {
  return TriggerEvent.safeParse(event).success && kindOfEvent(event).isWhole(event)
}
