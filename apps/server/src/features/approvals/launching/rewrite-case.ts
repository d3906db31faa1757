import type { Choices } from '@signet/flow'
import { type FormRights, rightsAtStart } from '@signet/form'
import type { Acting } from '../../../cases/acting.ts'
import { type Held, moveCase } from '../../../cases/move-case.ts'
import type { Moved } from '../../../cases/moved.ts'

type CaseRevision = Readonly<{
  caseId: string
  values: unknown
  urgency: 'normal' | 'important' | 'urgent'
  as: 'saveDraft' | 'launch'
  choices?: Choices | undefined
  copyTo?: readonly string[]
}>

/**
 * Saves or launches a case that is back with its starter. A draft moves to the newest flow version; a case
 * that was launched before keeps its own.
 */
export function rewriteCase(
  acting: Acting,
  { caseId, values, urgency, as: type, choices, copyTo }: CaseRevision,
): Promise<Moved> {
  const { personId: by } = acting.actor
  return moveCase(acting, {
    caseId,
    versionOf: ({ publishedVersionId }, { status, flowVersionId }) =>
      status === 'draft' ? (publishedVersionId ?? flowVersionId) : flowVersionId,
    sent: (held) =>
      held.state.starter === by || held.state.launcher === by
        ? { values, rights: startRights(held), stage: type === 'saveDraft' ? 'draft' : 'submit' }
        : undefined,
    command: ({ design: { flowVersionId } }) => ({
      ...{ type, by, caseId, flowVersionId, urgency },
      ...(choices && { choices }),
      ...(copyTo && { copyTo }),
    }),
  })
}

function startRights({ design }: Held): FormRights {
  return rightsAtStart(design.flow.start.fields)
}
