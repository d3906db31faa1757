import { useApp } from '../../../kit/context/app-context.ts'

const unsent = 'unsent-opinion'

/**
 * The words written about a task and not sent yet, in memory until the person signs out. They are there
 * at once when the person comes back; the server has them only after a pause in typing.
 */
export function useUnsentOpinion(personId: string, subject: string) {
  const { queries } = useApp()
  const queryKey = [unsent, personId, subject]
  return {
    read: () => queries.getQueryData<string>(queryKey),
    keep(opinion: string) {
      queries.setQueryDefaults([unsent], { gcTime: Number.POSITIVE_INFINITY })
      queries.setQueryData(queryKey, opinion)
    },
    forget: () => queries.removeQueries({ queryKey }),
  }
}
