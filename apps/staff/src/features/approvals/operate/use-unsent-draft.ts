import { useApp } from '../../../kit/context/app-context.ts'
import type { OperateAction, OperateDraft } from './operate-action.ts'

const unsent = 'unsent-draft'

type DraftPart = Partial<OperateDraft>
type DraftSubject = Readonly<{ personId: string; subject: string; action: OperateAction }>

/**
 * What was filled in about a task and not sent yet, in memory until the person signs out: note, signature and
 * files for every action on the task, chosen people and steps for the action that they were chosen for.
 */
export function useUnsentDraft({ personId, subject, action }: DraftSubject) {
  const { queries } = useApp()
  const ofTask = [unsent, personId, subject]
  const ofAction = [...ofTask, action]
  const read = (queryKey: readonly string[]) => queries.getQueryData<DraftPart>(queryKey)
  return {
    read: (): DraftPart => ({ ...read(ofAction), ...read([...ofTask, 'any']) }),
    keep({ opinion, signature, attachments, ...chosen }: OperateDraft) {
      queries.setQueryDefaults([unsent], { gcTime: Number.POSITIVE_INFINITY })
      queries.setQueryData([...ofTask, 'any'], { opinion, signature, attachments })
      queries.setQueryData(ofAction, chosen)
    },
    forget: () => queries.removeQueries({ queryKey: ofTask }),
  }
}
