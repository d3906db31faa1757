import { button } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, ConfirmDialog } from '@signet/ui'
import { useState } from 'react'
import type { DisplayView, ShowProps } from '../../../form/field-view.ts'
import { useSurroundings } from '../../../form/surroundings.ts'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './button.module.css'
import { type Obstacle, type Outcome, workOf } from './work-of.ts'

function ButtonShow(props: ShowProps<typeof button>) {
  const { path, settings, label } = props
  const press = usePress(props)
  const id = useSurroundings().idOf(path)
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

/** Below a button: why it cannot be pressed, what came of it, and the question before it. */
function PressNotes({ id, label, press, tone }: PressNotesProps) {
  const t = useT()
  const { obstacle, told, question, answer } = press
  return (
    <>
      {obstacle && (
        <p id={`${id}-obstacle`} className={styles.note}>
          {t(`button.${obstacle}`)}
        </p>
      )}
      <p role="status" className={styles.note}>
        {told.outcome && t('button.filled', { count: told.outcome.filled })}
      </p>
      {told.error !== undefined && (
        <p role="alert" className={styles.error}>
          {told.error || t('button.failed')}
        </p>
      )}
      {question !== undefined && (
        <ConfirmDialog title={question} confirm={label} tone={tone} onAnswer={answer} />
      )}
    </>
  )
}

type Told = Readonly<{ outcome?: Outcome; error?: string }>

type Press = Readonly<{
  /** A button that only fills fields has no business where the form is read. */
  isPointless: boolean
  obstacle: Obstacle | undefined
  isBusy: boolean
  told: Told
  /** The question that is being asked first. */
  question: string | undefined
  press: () => void
  answer: (isConfirmed: boolean) => void
}>

/** Does what a button declares: once at a time, after its question, and tells what came of it. */
function usePress({ settings, parameters }: ShowProps<typeof button>): Press {
  const { store, environment, mode } = useSurroundings()
  const words = useWords()
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [told, setTold] = useState<Told>({})
  const work = workOf(settings, { store, actions: environment.actions ?? {}, results: parameters })
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
    told,
    question: isAsking ? question : undefined,
    press: () => (question === '' ? run() : setIsAsking(true)),
    answer: (isConfirmed) => {
      setIsAsking(false)
      if (isConfirmed) run()
    },
  }
}
