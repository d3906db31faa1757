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

test('an approver has reject and agree at hand, and the rest under "more"', () => {
  const allowed = { ...nothing, agree: true, reject: true, transfer: true, comment: true, returnTo: toStart }
  expect(actionsOf(allowed)).toEqual({ main: ['reject', 'agree'], more: ['return', 'transfer', 'comment'] })
})

test('a handler cannot reject, so sending back stands beside handling', () => {
  const allowed = { ...nothing, handle: true, transfer: true, returnTo: toStart }
  expect(actionsOf(allowed)).toEqual({ main: ['return', 'handle'], more: ['transfer'] })
})

test('what has to be signed for is signed for first', () => {
  expect(actionsOf({ ...nothing, sign: true, comment: true }).main).toEqual(['sign'])
})

test('a draft is saved or launched; deleting it is out of the way of the thumb', () => {
  const allowed = { ...nothing, launch: true, saveDraft: true, remove: true }
  expect(actionsOf(allowed)).toEqual({ main: ['saveDraft', 'launch'], more: ['remove'] })
})

test('whoever may do nothing sees no button', () => {
  expect(actionsOf(nothing)).toEqual({ main: [], more: [] })
})

test('where nothing weighty is left, as on an approved case, what is left is a button and not only "more"', () => {
  const allowed = { ...nothing, comment: true, terminate: true }
  expect(actionsOf(allowed)).toEqual({ main: ['comment'], more: ['terminate'] })
})
