import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../lib/app-context.ts'
import { useDeed } from '../forms/index.ts'
import type { EntryDetail } from './queries.ts'
import { scheduleHref } from './schedule-href.ts'

export type Which = 'this' | 'later' | 'all'

/** Calls an entry off, or leaves it. What repeats asks which times are meant, everything else whether it is meant. */
export function useRemoval({ id, can, repetition, startDay }: EntryDetail) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { schedules } = useClient()
  const [isAsking, setAsking] = useState(false)
  const { perform, isPending, error } = useDeed(
    (which: Which, options) => schedules.remove({ id, which }, options),
    { touches: 'schedules' },
  )
  const word = can.edit ? 'callOff' : 'leave'
  const remove = (which: Which) => {
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
