import { useT } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { useClient } from '../../kit/context/app-context.ts'
import { useCommand } from '../../kit/forms/use-command.ts'
import type { OccurrenceScope } from './occurrence-sheet.tsx'
import type { Entry } from './queries.ts'

export type GivenAnswer = Exclude<Entry['answer'], 'pending'>

type AnswerRequest = Readonly<{ which: OccurrenceScope; answer: GivenAnswer }>

/** Answers an invitation and says so. */
export function useAnswer({ id }: Pick<Entry, 'id'>) {
  const t = useT()
  const feedback = useFeedback()
  const { schedules } = useClient()
  const { perform, isPending, error } = useCommand(
    ({ which, answer }: AnswerRequest, options) => schedules.answer({ id, which, answer }, options),
    { touches: 'schedules' },
  )
  const answer = (request: AnswerRequest) =>
    perform(request, () => feedback.success(t(`schedules.done.${request.answer}`)))
  return { answer, isPending, error }
}

type AnswerButtonsProps = Readonly<{
  answer: Entry['answer']
  isBusy: boolean
  onAnswer: (answer: GivenAnswer) => void
}>

/** The answers that differ from the one given. */
export function AnswerButtons({ answer, isBusy, onAnswer }: AnswerButtonsProps) {
  const t = useT()
  return (['declined', 'tentative', 'accepted'] as const)
    .filter((one) => one !== answer)
    .map((one) => (
      <Button
        key={one}
        isWide
        tone={one === 'accepted' ? 'primary' : 'plain'}
        isBusy={isBusy}
        onClick={() => onAnswer(one)}
      >
        {t(`schedules.answer.${one}`)}
      </Button>
    ))
}
