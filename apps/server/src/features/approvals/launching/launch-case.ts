import { contract } from '@signet/contract'
import type { Choices } from '@signet/flow'
import { type FormRights, rightsAtStart } from '@signet/form'
import { type Held, moveCase } from '../../../cases/apply-command.ts'
import { answerOf, type Moved } from '../../../cases/command-result.ts'
import type { Acting } from '../../../cases/context.ts'
import { beginCase } from '../../../cases/launching/begin-case.ts'
import { serve } from '../../../http/serve.ts'

export const launchCase = serve(contract.approvals.launch, async (call) =>
  answerOf(await beginCase(call, { ...call.input, as: 'launch' })),
)

export const relaunchCase = serve(contract.approvals.launchAgain, async (call) =>
  answerOf(await rewriteCase(call, { ...call.input, as: 'launch' })),
)

export const saveDraft = serve(contract.approvals.saveDraft, async (call) =>
  answerOf(await beginCase(call, { ...call.input, as: 'saveDraft' })),
)

export const updateDraft = serve(contract.approvals.updateDraft, async (call) =>
  answerOf(await rewriteCase(call, { ...call.input, as: 'saveDraft' })),
)

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
function rewriteCase(
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
