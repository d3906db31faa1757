import { expect, test } from 'vitest'
import type { OpenedCase } from '../queries.ts'
import { actionsOf } from './case-buttons.ts'

const nothing: OpenedCase['allowed'] = {
  launch: false,
  saveDraft: false,
  remove: false,
  recall: false,
  withdraw: false,
  urge: false,
  comment: false,
  revoke: false,
  terminate: false,
  sign: false,
  unsign: false,
  start: false,
  agree: false,
  handle: false,
  reject: false,
  transfer: false,
  takeBack: false,
  assist: false,
  help: false,
  addSigners: false,
  copyTo: false,
  removableSigners: [],
  mostRemovable: 0,
  returnTo: [],
}
const toStart = [{ node: 'start', name: '', continuations: ['walkAgain' as const] }]

test('an approver has reject and approve in the bar, and the rest under "more"', () => {
  const allowed = { ...nothing, agree: true, reject: true, transfer: true, comment: true, returnTo: toStart }
  expect(actionsOf(allowed)).toEqual({ main: ['reject', 'agree'], more: ['return', 'transfer', 'comment'] })
})

test('a handler cannot reject, so return is beside handle', () => {
  const allowed = { ...nothing, handle: true, transfer: true, returnTo: toStart }
  expect(actionsOf(allowed)).toEqual({ main: ['return', 'handle'], more: ['transfer'] })
})

test('a task that must be claimed offers claiming first', () => {
  expect(actionsOf({ ...nothing, sign: true, comment: true }).main).toEqual(['sign'])
})

test('a draft can be saved or submitted; deleting it is away from the thumb', () => {
  const allowed = { ...nothing, launch: true, saveDraft: true, remove: true }
  expect(actionsOf(allowed)).toEqual({ main: ['saveDraft', 'launch'], more: ['remove'] })
})

test('a person without any right sees no button', () => {
  expect(actionsOf(nothing)).toEqual({ main: [], more: [] })
})

test('without a main action, as on an approved case, the others are buttons and not only "more"', () => {
  const allowed = { ...nothing, comment: true, terminate: true }
  expect(actionsOf(allowed)).toEqual({ main: ['comment'], more: ['terminate'] })
})
