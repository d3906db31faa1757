import type { AllowedActions, PersonRef } from '@signet/contract'
import type { AllowedOnTask, AllowedActions as EngineActions, FlowCommandType } from '@signet/flow'

/** Returns the allowed commands on a case and on one task, as flags for buttons. */
export function allowedView(
  { commands }: EngineActions,
  onTask: AllowedOnTask | undefined,
  refer: (person: string) => PersonRef,
): AllowedActions {
  const may = (command: FlowCommandType) => commands.includes(command)
  const mayOnTask = (command: FlowCommandType) => onTask?.commands.includes(command) ?? false
  const isHandler = onTask?.decision === 'handled'
  return {
    launch: may('launch'),
    saveDraft: may('saveDraft'),
    remove: may('deleteDraft'),
    recall: may('recall'),
    withdraw: may('withdraw'),
    urge: may('urge'),
    comment: may('comment'),
    revoke: may('revoke'),
    terminate: may('terminate'),
    sign: mayOnTask('sign'),
    unsign: mayOnTask('unsign'),
    start: mayOnTask('start'),
    agree: mayOnTask('agree') && !isHandler,
    handle: mayOnTask('agree') && isHandler,
    reject: mayOnTask('reject'),
    transfer: mayOnTask('transfer'),
    takeBack: mayOnTask('takeBack'),
    assist: mayOnTask('assist'),
    help: mayOnTask('help'),
    addSigners: mayOnTask('addSigners'),
    copyTo: mayOnTask('copy'),
    removableSigners: (onTask?.removable ?? []).map(refer),
    mostRemovable: onTask?.mostRemovable ?? 0,
    returnTo: (onTask?.returnTargets ?? []).map(({ node, name, continuations }) => ({
      node,
      name,
      continuations: [...continuations],
    })),
  }
}
