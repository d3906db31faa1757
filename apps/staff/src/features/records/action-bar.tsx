import { callForEach, formulaContextFor } from '@signet/client'
import { compileForm, type FormValues, textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { evaluateFill, type ListAction } from '@signet/list'
import { Button, Cell, CellGroup, type Feedback, Sheet, useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../kit/context/app-context.ts'
import { currentUserQuery } from '../../kit/context/use-current-user.ts'
import { type ActionOutcome, type ModelConfig, useAct } from './queries.ts'

export type BarButton = Readonly<{
  key: string
  label: string
  tone?: 'primary' | 'danger'
  isBusy?: boolean
  isDisabled?: boolean
  onPress: () => void
  /** Never under the thumb, but in the sheet. */
  isBehindMore?: boolean
}>

type ButtonBarProps = Readonly<{
  /** The most important one first; it is shown at the right, under the thumb. */
  actions: readonly BarButton[]
  /** The number of buttons that fit side by side. */
  room: number
}>

/** Actions as buttons; those without room are in a sheet behind the last button. */
export function ButtonBar({ actions, room }: ButtonBarProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const inReach = actions.filter(({ isBehindMore }) => !isBehindMore)
  const isAll = inReach.length === actions.length && inReach.length <= room
  const shown = isAll ? inReach : inReach.slice(0, room - 1)
  const rest = actions.filter((action) => !shown.includes(action))
  const perform = ({ onPress }: BarButton) => {
    setOpen(false)
    onPress()
  }

  return (
    <>
      {rest.length > 0 && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('records.more')}
        </Button>
      )}
      {shown.toReversed().map(({ key, label, tone, isBusy = false, isDisabled = false, onPress }) => (
        <Button key={key} {...(tone && { tone })} isBusy={isBusy} disabled={isDisabled} onClick={onPress}>
          {label}
        </Button>
      ))}
      {isOpen && <MoreSheet actions={rest} onChoose={perform} onClose={() => setOpen(false)} />}
    </>
  )
}

type MoreSheetProps = Readonly<{
  actions: readonly BarButton[]
  onChoose: (action: BarButton) => void
  onClose: () => void
}>

function MoreSheet({ actions, onChoose, onClose }: MoreSheetProps) {
  const t = useT()
  return (
    <Sheet title={t('records.more')} onClose={onClose}>
      <CellGroup label={t('records.more')}>
        {actions
          .filter(({ isDisabled }) => !isDisabled)
          .map((action) => (
            <Cell key={action.key} title={action.label} onPress={() => onChoose(action)} />
          ))}
      </CellGroup>
    </Sheet>
  )
}

type InterfaceCall = Readonly<{
  ids: readonly string[]
  does: Extract<ListAction['does'], { kind: 'callInterface' }>
}>

/** Runs an action of the list after its question. An action with a form opens that form. */
export function useAction(config: ModelConfig, onDone: (acted: ActionOutcome) => void) {
  const { t, locale } = useLanguage()
  const feedback = useFeedback()
  const { history } = useRouter()
  const app = useApp()
  const act = useAct(config.id)
  const call = useMutation({
    mutationFn: async ({ ids, does }: InterfaceCall): Promise<ActionOutcome> => {
      // An early press waits for the person, whom the parameters may name.
      const context = formulaContextFor(await app.queries.ensureQueryData(currentUserQuery(app)))
      const form = compileForm(config.form)
      // The server returns values in the form engine's storage format.
      const parameters = (values: Readonly<Record<string, unknown>>) =>
        evaluateFill({ form }, does.parameters, values as FormValues, context)
      const calls = { ids, interfaceId: does.interface, parameters, modelId: config.id }
      return { results: await callForEach(app.client, calls) }
    },
  })
  const ask = askFirst(feedback, { confirm: t('records.confirm'), tone: 'primary' })
  const perform = ({ key, does }: ListAction, ids: readonly string[]) => {
    if (does.kind === 'openForm')
      return history.push(actionFormHref(config.id, key, ids.length === 1 ? ids[0] : undefined))
    if (does.kind !== 'callInterface') return act.mutate({ action: key, ids }, { onSuccess: onDone })
    call.mutate({ ids, does }, { onSuccess: onDone })
  }

  return {
    isPending: act.isPending || call.isPending,
    start: (action: ListAction, ids: readonly string[]) =>
      ask(action.confirm && textIn(locale, action.confirm), () => perform(action, ids)),
  }
}

type Answer = Readonly<{ confirm: string; tone: 'primary' | 'danger' }>

/** Asks a question before an action; without a question the action runs at once. */
export function askFirst(feedback: Feedback, answer: Answer) {
  return async (title: string | undefined, onYes: () => void) => {
    if (!title || (await feedback.ask({ title, ...answer }))) onYes()
  }
}

/**
 * The print page of these records. The ids are in the fragment, which no server receives, because there may
 * be many.
 */
export function printHref(modelId: string, ids: readonly string[]): string {
  return `/pages/apply/dynamicModel/print?${new URLSearchParams({ modelId })}#${ids.join()}`
}

/** The form that a list action opens, filled from a record where it runs on one. */
export function actionFormHref(modelId: string, action: string, id?: string): string {
  return `/pages/apply/customBtn/index?${new URLSearchParams({ modelId, action, ...(id && { id }) })}`
}
