import { useState } from 'react'
import type { ShowProps } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { button } from './button.ts'
import { type Obstacle, type Outcome, workOf } from './work-of.ts'

type Told = Readonly<{ outcome?: Outcome; error?: string }>

export type Press = Readonly<{
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
export function usePress({ settings, parameters }: ShowProps<typeof button>): Press {
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
