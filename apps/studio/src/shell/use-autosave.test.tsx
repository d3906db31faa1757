import { Refusal } from '@signet/std'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
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

test('what was changed is saved once its author rests, and not again', async () => {
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

test('whoever asks for it saves again what was refused', async () => {
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

test('where somebody else saved first nothing is saved by itself any more', async () => {
  const { saves, rest, write, saving } = draftOf('plan', { refused: ['mine'], isFinal: () => true })
  write('mine')
  await rest()
  write('mine, again')
  await rest()
  expect(saves).toEqual(['mine'])
  expect(saving().error?.message).toBe('design.invalid')
})

test('what is half typed waits', async () => {
  const { saves, rest, write } = draftOf('plan', { held: ['pla'] })
  write('pla')
  await rest()
  expect(saves).toEqual([])
  write('plan c')
  await rest()
  expect(saves).toEqual(['plan c'])
})

test('a proposal is stored when somebody asks for it, and not before', async () => {
  const { saves, rest, saving } = draftOf('proposed', { isStored: false })
  await rest()
  expect(saves).toEqual([])
  await act(() => saving().save())
  expect(saves).toEqual(['proposed'])
})

type Given = Readonly<{
  refused?: readonly string[]
  held?: readonly string[]
  isStored?: boolean
  isFinal?: () => boolean
}>

function draftOf(
  first: string,
  { refused = [], held = [], isStored = true, isFinal = () => false }: Given = {},
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
    (draft: string) => useAutosave({ ...options, draft, isHeld: held.includes(draft) }),
    { initialProps: first, wrapper },
  )
  return {
    saves,
    saving: () => result.current,
    write: (draft: string) => rerender(draft),
    rest: () => act(() => vi.advanceTimersByTimeAsync(1000)),
  }
}
