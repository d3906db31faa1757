import type { Choices } from '@signet/flow'
import { type FormRights, rightsAtStart } from '@signet/form'
import type { Acting } from './acting.ts'
import { type Held, moveCase } from './move-case.ts'
import type { Moved } from './moved.ts'

type Rewriting = Readonly<{
  caseId: string
  values: unknown
  urgency: 'normal' | 'important' | 'urgent'
  as: 'saveDraft' | 'launch'
  choices?: Choices | undefined
  copyTo?: readonly string[]
}>

/**
 * The starter works on a case that is his again. A draft goes on with the newest version of its flow; a case that has
 * been on its way stays on its own.
 */
export function rewriteCase(
  acting: Acting,
  { caseId, values, urgency, as: type, choices, copyTo }: Rewriting,
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
