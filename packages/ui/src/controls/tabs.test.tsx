import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInWords } from '../../test/in-words.tsx'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

function Lists() {
  const [list, setList] = useState<'doing' | 'done' | 'launched'>('doing')
  const tabs = [
    { key: 'doing', label: 'Doing', count: 3 },
    { key: 'done', label: 'Done' },
    { key: 'launched', label: 'Launched' },
  ] as const
  return <Tabs label="Lists" tabs={tabs} value={list} onChange={setList} />
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

test('tabs are moved through with the arrows, round and round', async () => {
  const { user } = renderInWords(<Lists />)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Doing3')

  await user.keyboard('{ArrowRight}')
  expect(chosen()).toBe('Done')
  expect(document.activeElement?.textContent).toBe('Done')
  await user.keyboard('{End}{ArrowRight}')
  expect(chosen()).toBe('Doing3')
  await user.keyboard('{ArrowLeft}')
  expect(chosen()).toBe('Launched')
})
