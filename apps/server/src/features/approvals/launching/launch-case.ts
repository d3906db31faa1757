import { contract } from '@signet/contract'
import type { Choices } from '@signet/flow'
import { type FormRights, rightsAtStart } from '@signet/form'
import { applyCommand, type LockedCase } from '../../../cases/apply-command.ts'
import { type CommandResult, commandAnswer } from '../../../cases/command-result.ts'
import type { WriteContext } from '../../../cases/context.ts'
import { refuseStoppedDraft } from '../../../cases/design/design-store.ts'
import { beginCase } from '../../../cases/launching/begin-case.ts'
import { serve } from '../../../http/serve.ts'

export const launchCase = serve(contract.approvals.launch, async (call) =>
  commandAnswer(await beginCase(call, { ...call.input, as: 'launch' })),
)

export const relaunchCase = serve(contract.approvals.launchAgain, async (call) => {
  await refuseStoppedDraft(call.tx, call.input.caseId)
  return commandAnswer(await reviseCase(call, { ...call.input, as: 'launch' }))
})

export const saveDraft = serve(contract.approvals.saveDraft, async (call) =>
  commandAnswer(await beginCase(call, { ...call.input, as: 'saveDraft' })),
)

export const updateDraft = serve(contract.approvals.updateDraft, async (call) =>
  commandAnswer(await reviseCase(call, { ...call.input, as: 'saveDraft' })),
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
function reviseCase(
  context: WriteContext,
  { caseId, values, urgency, as: type, choices, copyTo }: CaseRevision,
): Promise<CommandResult> {
  const { personId: by } = context.actor
  return applyCommand(context, {
    caseId,
    versionOf: ({ publishedVersionId }, { status, flowVersionId }) =>
      status === 'draft' ? (publishedVersionId ?? flowVersionId) : flowVersionId,
    sent: (locked) =>
      locked.state.starter === by || locked.state.launcher === by
        ? { values, rights: startRights(locked), stage: type === 'saveDraft' ? 'draft' : 'submit' }
        : undefined,
    command: ({ design: { flowVersionId } }) => ({
      ...{ type, by, caseId, flowVersionId, urgency },
      ...(choices && { choices }),
      ...(copyTo && { copyTo }),
    }),
  })
}

function startRights({ design }: LockedCase): FormRights {
  return rightsAtStart(design.flow.start.fields)
}
