import { Refusal } from '@signet/std'

/** Whether somebody else has saved the same draft since it was opened. */
export function isOvertaken(error: Error): boolean {
  return error instanceof Refusal && error.code === 'design.changedMeanwhile'
}
