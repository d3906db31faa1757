import type { FieldValue, FormStore } from '@signet/form'
import { type ButtonSettings, button, resultsOf } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, ConfirmDialog } from '@signet/ui'
import { useState } from 'react'
import type { DisplayView, ShowProps } from '../../../form/field-view.ts'
import type { FormActions } from '../../../form/form-actions.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './button.module.css'

function ButtonShow(props: ShowProps<typeof button>) {
  const { path, settings, label } = props
  const press = usePress(props)
  const id = useFormContext().idOf(path)
  if (press.isPointless) return null

  return (
    <div className={styles.place} data-align={settings.align}>
      <Button
        id={id}
        tone={settings.look}
        isWide={settings.width === 'full'}
        isBusy={press.isBusy}
        disabled={press.obstacle !== undefined}
        aria-describedby={press.obstacle && `${id}-obstacle`}
        onClick={press.press}
      >
        {label}
      </Button>
      <PressNotes
        id={id}
        label={label}
        press={press}
        tone={settings.look === 'danger' ? 'danger' : 'primary'}
      />
    </div>
  )
}

export const buttonView: DisplayView<typeof button> = { Show: ButtonShow }

type PressNotesProps = Readonly<{ id: string; label: string; press: Press; tone: 'primary' | 'danger' }>

/** Below a button: why it is disabled, its result, and its confirmation. */
function PressNotes({ id, label, press, tone }: PressNotesProps) {
  const t = useT()
  const { obstacle, told: pressResult, question, answer } = press
  return (
    <>
      {obstacle && (
        <p id={`${id}-obstacle`} className={styles.note}>
          {t(`button.${obstacle}`)}
        </p>
      )}
      <p role="status" className={styles.note}>
        {pressResult.outcome && t('button.filled', { count: pressResult.outcome.filled })}
      </p>
      {pressResult.error !== undefined && (
        <p role="alert" className={styles.error}>
          {pressResult.error || t('button.failed')}
        </p>
      )}
      {question !== undefined && (
        <ConfirmDialog title={question} confirm={label} tone={tone} onAnswer={answer} />
      )}
    </>
  )
}

type PressResult = Readonly<{ outcome?: Outcome; error?: string }>

type Press = Readonly<{
  /** Whether the button only fills fields, which makes no sense where the form is read-only. */
  isPointless: boolean
  obstacle: Obstacle | undefined
  isBusy: boolean
  told: PressResult
  /** The pending confirmation. */
  question: string | undefined
  press: () => void
  answer: (isConfirmed: boolean) => void
}>

/** Runs the declared action of a button, one at a time and after its confirmation, and reports the result. */
function usePress({ settings, parameters }: ShowProps<typeof button>): Press {
  const { store, environment, mode } = useFormContext()
  const words = useWords()
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [pressResult, setTold] = useState<PressResult>({})
  const work = actionOf(settings, { store, actions: environment.actions ?? {}, results: parameters })
  const question = words(settings.confirm)

  const run = () => {
    if ('obstacle' in work) return
    setIsBusy(true)
    setTold({})
    Promise.resolve()
      .then(work.run)
      .then(
        (outcome) => setTold({ outcome }),
        (error: unknown) => setTold({ error: error instanceof Error ? error.message : '' }),
      )
      .finally(() => setIsBusy(false))
  }
  return {
    isPointless: mode === 'read' && (button.fills?.(settings) ?? []).length > 0,
    obstacle: 'obstacle' in work ? work.obstacle : undefined,
    isBusy,
    told: pressResult,
    question: isAsking ? question : undefined,
    press: () => (question === '' ? run() : setIsAsking(true)),
    answer: (isConfirmed) => {
      setIsAsking(false)
      if (isConfirmed) run()
    },
  }
}

/** The result of a press: the number of filled fields, or undefined when the application takes over. */
type Outcome = Readonly<{ filled: number }> | undefined

/**
 * Why a button is disabled: its fields are read-only for this person, it is not configured, or its action is
 * unavailable here.
 */
type Obstacle = 'fixed' | 'unset' | 'notHere'

export type ButtonAction = Readonly<{ obstacle: Obstacle } | { run: () => Promise<Outcome> | Outcome }>

type ActionContext = Readonly<{
  store: FormStore
  actions: FormActions
  /** The results of the button's formulas by name. */
  results: Readonly<Record<string, unknown>>
}>

/** Returns the declared action of a button, or why it cannot run. */
function actionOf(settings: ButtonSettings, context: ActionContext): ButtonAction {
  const { store } = context
  const fields = button.fills?.(settings) ?? []
  if (fields.length > 0 && fields.every((key) => store.field(key).isReadOnly)) return { obstacle: 'fixed' }
  return works[settings.action](settings, context)
}

const works: Readonly<Record<ButtonSettings['action'], typeof actionOf>> = {
  setFields: ({ set }, { store, results }) =>
    Object.keys(set).length === 0
      ? { obstacle: 'unset' }
      : { run: () => fillIn(store, Object.fromEntries(resultsOf('set', results))) },

  openPage: ({ page }, { actions: { openPage } }) => leave(page, openPage),
  openLink: ({ address }, { actions: { openLink } }) => leave(address, openLink),

  launchFlow: ({ flow }, { actions: { launchFlow }, results }) => {
    if (flow === '') return { obstacle: 'unset' }
    if (!launchFlow) return { obstacle: 'notHere' }
    return {
      run: async () => {
        await launchFlow({ flow, values: Object.fromEntries(resultsOf('parameters', results)) })
        return undefined
      },
    }
  },

  callInterface: (settings, { store, actions: { callInterface }, results }) => {
    if (settings.interface === '') return { obstacle: 'unset' }
    if (!callInterface) return { obstacle: 'notHere' }
    return {
      run: async () => {
        const parameters = Object.fromEntries(resultsOf('parameters', results))
        const found = await callInterface({ interface: settings.interface, parameters })
        if (!found) return { filled: 0 }
        return fillIn(
          store,
          Object.fromEntries(settings.fills.map(({ column, field }) => [field, found[column] ?? null])),
        )
      },
    }
  },
}

function leave(where: string, go: ((where: string) => void) | undefined): ButtonAction {
  if (where === '') return { obstacle: 'unset' }
  if (!go) return { obstacle: 'notHere' }
  return {
    run: () => {
      go(where)
      return undefined
    },
  }
}

/** Writes results to the fields that this person may change, parsed by their kinds, and returns their number. */
function fillIn(store: FormStore, results: Readonly<Record<string, unknown>>): Outcome {
  const writable = Object.entries(results).filter(([key]) => !store.field(key).isReadOnly)
  const values = writable.map(([key, result]) => {
    const { kind, settings } = store.field(key).field
    return [key, (kind.fromFormula?.(result, settings) ?? result) as FieldValue] as const
  })
  store.fill('', Object.fromEntries(values))
  return { filled: values.length }
}
