import type { Office } from '@signet/server/testing'
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { openStudio } from './open-studio.tsx'

let count = 0

/** A new flow with one approver in the designer, open for an administrator. */
export async function openBoard(office: Office, formId: string) {
  count += 1
  const { flowDesign } = await office.as('admin')
  const definition = {
    version: 1,
    name: `Flow ${count}`,
    nodes: [
      { id: 'start', kind: 'start', name: 'Start' },
      { id: 'approve', kind: 'approver', name: 'Approval', sources: [{ kind: 'starter' }] },
      { id: 'end', kind: 'end', name: 'End' },
    ],
    lines: [
      { id: 'l1', from: 'start', to: 'approve' },
      { id: 'l2', from: 'approve', to: 'end' },
    ],
  }
  const { id } = await flowDesign.create({ name: `Flow ${count}`, code: `flow${count}`, formId, definition })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/flows/${id}` })
  await screen.findByRole('region', { name: 'Flowchart' })
  const canvas = () => within(screen.getByRole('region', { name: 'Flowchart' }))
  return {
    id,
    user,
    canvas,
    settings: () => within(screen.getByRole('complementary', { name: 'Settings' })),
    cards: () =>
      canvas()
        .getAllByRole('button')
        .filter((button) => button.hasAttribute('draggable'))
        .map((card) => card.querySelector('strong')?.textContent),
    add: async (gap: number, part: string) => {
      await user.click(canvas().getAllByRole('button', { name: 'Add here' })[gap] as HTMLElement)
      await user.click(await screen.findByRole('menuitem', { name: part }))
    },
    saved: (isThere: (nodes: readonly Record<string, unknown>[]) => boolean) =>
      expect
        .poll(async () => isThere((await flowDesign.open({ id })).definition['nodes'] as never))
        .toBe(true),
  }
}
