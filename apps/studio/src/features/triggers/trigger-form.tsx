import { AutomationAction, kindOfEvent, TriggerEvent } from '@signet/flow'
import { compileForm, readDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { ArrowDown, ArrowUp, type LucideIcon, Plus, X } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { EditForm, FieldPair } from '../../kit/fields/edit-form.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { TextField } from '../../kit/fields/labelled-inputs.tsx'
import { PersonSelect } from '../../kit/fields/person-select.tsx'
import { RemoveButton } from '../../kit/lists/list-buttons.tsx'
import { PropertySection } from '../../kit/properties/property-row.tsx'
import {
  ActionSettings,
  ConditionSetting,
  type FormContext,
  FormContextProvider,
} from '../flow-design/index.ts'
import { CallAddress } from './call-address.tsx'
import { EventChoice } from './event-fields.tsx'
import { type Trigger, useTriggerMutation, valuesQuery } from './queries.ts'
import styles from './triggers.module.css'

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
  const { event, condition, actions } = definition

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
      <TriggerAction event={event} condition={condition} change={change} actions={actions} />
      <ErrorNote error={remove.error} />
    </EditForm>
  )
}

type TriggerActionProps = Readonly<{
  event: TriggerEvent
  condition: string
  change: (part: Partial<Trigger['definition']>) => void
  actions: Trigger['definition']['actions']
}>

/** Condition and actions of the trigger. */
function TriggerAction({ event, condition, change, actions }: TriggerActionProps) {
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

const most = 20

type ActionListProps = Readonly<{
  actions: readonly AutomationAction[]
  onChange: (actions: AutomationAction[]) => void
}>

/** The actions, in order. */
function ActionList({ actions, onChange }: ActionListProps) {
  const t = useT()
  return (
    <PropertySection title={t('triggers.actions')}>
      {actions.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions have no name, and their order is theirs
        <Action key={at} at={at} actions={actions} onChange={onChange} />
      ))}
      {actions.length < most && (
        <Button
          icon={<Plus size={16} aria-hidden />}
          onClick={() => onChange([...actions, AutomationAction.parse({ does: 'addRecord' })])}
        >
          {t('triggers.addAction')}
        </Button>
      )}
    </PropertySection>
  )
}

function Action({ at, actions, onChange }: ActionListProps & Readonly<{ at: number }>) {
  const t = useT()
  const place = at + 1
  const action = actions[at]
  if (!action) return null
  return (
    <section className={styles.action} aria-label={t('triggers.action', { place })}>
      <ActionHead place={place} at={at} actions={actions} onChange={onChange} action={action} />
      <ActionSettings action={action} onChange={(next) => onChange(actions.with(at, next))} />
    </section>
  )
}

type ActionHeadProps = Readonly<{
  place: number
  at: number
  actions: ActionListProps['actions']
  onChange: (actions: AutomationAction[]) => void
  action: AutomationAction
}>

function ActionHead({ place, at, actions, onChange, action }: ActionHeadProps) {
  const t = useT()
  const swapWith = (other: number) => {
    const another = actions[other]
    if (another) onChange(actions.with(at, another).with(other, action))
  }
  return (
    <div className={styles.actionHead}>
      <h4>{t('triggers.action', { place })}</h4>
      <ActionButton
        name={t('triggers.moveUp', { place })}
        Icon={ArrowUp}
        isOff={at === 0}
        onPress={() => swapWith(at - 1)}
      />
      <ActionButton
        name={t('triggers.moveDown', { place })}
        Icon={ArrowDown}
        isOff={place === actions.length}
        onPress={() => swapWith(at + 1)}
      />
      <ActionButton
        name={t('triggers.removeAction', { place })}
        Icon={X}
        onPress={() => onChange(actions.toSpliced(at, 1))}
      />
    </div>
  )
}

type ActionButtonProps = Readonly<{ name: string; Icon: LucideIcon; isOff?: boolean; onPress: () => void }>

function ActionButton({ name, Icon, isOff = false, onPress }: ActionButtonProps) {
  return (
    <Button
      type="text"
      disabled={isOff}
      icon={<Icon size={16} aria-hidden />}
      aria-label={name}
      onClick={onPress}
    />
  )
}
