import type { RefusalCode } from '@signet/contract'
import { type ButtonKey, canPress, type Rights } from '@signet/list'
import { Refusal } from '@signet/std'
import type { OpenedModel } from '../../../records/models/index.ts'

type PressedModel = Pick<OpenedModel, 'access' | 'model'>

/** Refuses `records.notAllowed` for a button that the caller may press on no record. */
export function refuseUnlessMayPress({ access }: Pick<OpenedModel, 'access'>, button: ButtonKey): void {
  if (!canPress(access, button)) throw new Refusal<RefusalCode>('records.notAllowed')
}

/** Refuses `records.modelStopped` for a stopped form. */
export function refuseStopped({ isStopped, name }: PressedModel['model']): void {
  if (isStopped) throw new Refusal<RefusalCode>('records.modelStopped', { name })
}

/** Refuses `records.modelStopped` for a stopped form, and `records.notAllowed`. */
export function refuseUnlessMayAdd(opened: PressedModel): void {
  refuseStopped(opened.model)
  refuseUnlessMayPress(opened, 'add')
}

/** Refuses `records.notAllowed` unless the caller may press one of these buttons on this record. */
export function refuseUnlessMay({ may }: Rights, ...buttons: readonly ButtonKey[]): void {
  if (!buttons.some(may)) throw new Refusal<RefusalCode>('records.notAllowed')
}
