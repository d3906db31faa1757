import { expect, test } from 'vitest'
import { storeOf } from './view-store.ts'

function storage(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

function windowAt(hash: string, own = storage()) {
  const shown: string[] = []
  return {
    location: { hash, pathname: '/pages/index/index' },
    history: { replaceState: (_data: null, _unused: string, url: string) => void shown.push(url) },
    localStorage: storage({ token: 'mine', look: '{"theme":"dark"}' }),
    sessionStorage: own,
    shown,
  }
}

test('a window that looks through somebody’s eyes keeps its token to itself, also when it is loaded again', () => {
  const view = windowAt('#view=theirs-1')
  const { store, isView } = storeOf(view)
  expect([isView, store.getItem('token'), store.getItem('look')]).toEqual([
    true,
    'theirs-1',
    '{"theme":"dark"}',
  ])
  expect(view.localStorage.getItem('token')).toBe('mine')
  expect(view.shown).toEqual(['/pages/index/index'])

  expect(storeOf(windowAt('', view.sessionStorage)).isView).toBe(true)
})

test('every other window uses the storage of the browser', () => {
  for (const hash of ['', '#top', '#view=', '#view=a b', '#view=a/../b']) {
    const other = windowAt(hash)
    expect([hash, storeOf(other).isView, storeOf(other).store.getItem('token')]).toEqual([
      hash,
      false,
      'mine',
    ])
  }
})
