import { Refusal } from '@signet/std'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutosave } from './use-autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a change is saved once after a pause in editing', async () => {
  const { saves, rest, write } = draftOf('plan')
  await rest()
  expect(saves).toEqual([])

  write('plan b')
  write('plan better')
  await rest()
  await rest()
  expect(saves).toEqual(['plan better'])
})

test('after a refusal it waits until something changes', async () => {
  const { saves, rest, write, saving } = draftOf('plan', { refused: ['worse'] })
  write('worse')
  await rest()
  await rest()
  expect(saves).toEqual(['worse'])
  expect(saving().error?.message).toBe('design.invalid')

  write('better')
  expect(saving().error).toBeNull()
  await rest()
  expect(saves).toEqual(['worse', 'better'])
  expect(saving().isSaved).toBe(true)
})

test('an explicit save repeats a refused one', async () => {
  const { saves, rest, write, saving } = draftOf('plan', { refused: ['worse'] })
  write('worse')
  await rest()
  await act(() =>
    saving()
      .save()
      .catch(() => undefined),
  )
  expect(saves).toEqual(['worse', 'worse'])
})

test('autosave stops when somebody else has saved first', async () => {
  const { saves, rest, write, saving } = draftOf('plan', { refused: ['mine'], isFinal: () => true })
  write('mine')
  await rest()
  write('mine, again')
  await rest()
  expect(saves).toEqual(['mine'])
  expect(saving().error?.message).toBe('design.invalid')
})

test('without a network it says so, and saves when the network is back', async () => {
  const { saves, rest, write, saving } = draftOf('plan')
  onlineManager.setOnline(false)
  write('plan b')
  await rest()
  expect([saves, saving().isOffline, saving().isSaved]).toEqual([[], true, false])

  onlineManager.setOnline(true)
  await rest()
  expect([saves, saving().isOffline, saving().isSaved]).toEqual([['plan b'], false, true])
})

test('incomplete input is not saved', async () => {
  const { saves, rest, write } = draftOf('plan', { held: ['pla'] })
  write('pla')
  await rest()
  expect(saves).toEqual([])
  write('plan c')
  await rest()
  expect(saves).toEqual(['plan c'])
})

test('a proposed draft is saved on request, and not before', async () => {
  const { saves, rest, saving } = draftOf('proposed', { isStored: false })
  await rest()
  expect(saves).toEqual([])
  await act(() => saving().save())
  expect(saves).toEqual(['proposed'])
})

type AutosaveCase = Readonly<{
  refused?: readonly string[]
  held?: readonly string[]
  isStored?: boolean
  isFinal?: () => boolean
}>

function draftOf(
  first: string,
  { refused = [], held = [], isStored = true, isFinal = () => false }: AutosaveCase = {},
) {
  const saves: string[] = []
  const save = async (draft: string) => {
    saves.push(draft)
    if (refused.includes(draft)) throw new Refusal('design.invalid')
  }
  const cache = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  const options = { subject: 'plan', save, onSaved: () => undefined, isStored, isFinal }
  const { result, rerender } = renderHook(
    (draft: string) => useAutosave({ ...options, draft, isIncomplete: held.includes(draft) }),
    { initialProps: first, wrapper },
  )
  return {
    saves,
    saving: () => result.current,
    write: (draft: string) => rerender(draft),
    rest: () => act(() => vi.advanceTimersByTimeAsync(1000)),
  }
}
