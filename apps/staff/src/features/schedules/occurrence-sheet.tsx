import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, Sheet, useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { useCommand } from '../../kit/forms/use-command.ts'
import { scheduleHref } from './month-days.ts'
import type { EntryDetail } from './queries.ts'

type OccurrenceSheetProps = Readonly<{
  title: string
  onChoose: (which: OccurrenceScope) => void
  onClose: () => void
}>

/** Asks which occurrences: this one, this and later ones, or all. */
export function OccurrenceSheet({ title, onChoose, onClose }: OccurrenceSheetProps) {
  const t = useT()
  return (
    <Sheet title={title} onClose={onClose}>
      <CellGroup label={title}>
        {(['this', 'later', 'all'] as const).map((which) => (
          <Cell key={which} title={t(`schedules.which.${which}`)} onPress={() => onChoose(which)} />
        ))}
      </CellGroup>
    </Sheet>
  )
}

export type OccurrenceScope = 'this' | 'later' | 'all'

/**
 * Cancels an event or leaves it. A repeating one asks which occurrences, any other one asks for
 * confirmation.
 */
export function useRemoval({ id, can, repetition, startDay }: EntryDetail) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { schedules } = useClient()
  const [isAsking, setAsking] = useState(false)
  const { perform, isPending, error } = useCommand(
    (which: OccurrenceScope, options) => schedules.remove({ id, which }, options),
    { touches: 'schedules' },
  )
  const word = can.edit ? 'callOff' : 'leave'
  const remove = (which: OccurrenceScope) => {
    setAsking(false)
    perform(which, () => {
      feedback.success(t(`schedules.done.${word}`))
      history.replace(scheduleHref.day(startDay))
    })
  }
  const begin = async () => {
    if (repetition !== 'none') {
      setAsking(true)
      return
    }
    const isConfirmed = await feedback.ask({
      title: t(`schedules.ask.${word}`),
      confirm: t(`schedules.${word}`),
      tone: 'danger',
    })
    if (isConfirmed) remove('this')
  }
  return { isAsking, isPending, error, remove, begin: () => void begin(), stop: () => setAsking(false) }
}
