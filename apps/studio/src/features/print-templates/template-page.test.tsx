import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { publishModel } from '../../../../server/test/company-models.ts'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const definition = {
  version: 1,
  blocks: [
    { kind: 'text', id: 'head', text: 'Contract' },
    { kind: 'text', id: 'foot', text: 'Thank you' },
  ],
}

test('a block is added, moved by keyboard, undone and saved', async () => {
  const { printTemplates } = await office.as('admin')
  const { modelId: id } = await publishModel(office)
  const { templateId } = await printTemplates.create({ id, name: 'Sheet', definition })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/prints/${id}/${templateId}` })
  const outline = async () => {
    await user.click(screen.getByRole('tab', { name: 'Outline' }))
    return within(await screen.findByRole('tree', { name: 'Outline' }))
  }
  const names = async () => (await outline()).getAllByRole('treeitem').map(({ textContent }) => textContent)
  const saved = async () => (await printTemplates.open({ id, templateId })).definition['blocks']

  await user.click(await screen.findByRole('button', { name: 'Divider' }))
  expect(await names()).toEqual(['Contract', 'Thank you', 'Divider'])

  const line = (await outline()).getByRole('treeitem', { name: 'Divider', selected: true })
  line.focus()
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  expect(await names()).toEqual(['Divider', 'Contract', 'Thank you'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await names()).toEqual(['Contract', 'Divider', 'Thank you'])

  await expect.poll(saved).toMatchObject([{ id: 'head' }, { kind: 'divider' }, { id: 'foot' }])
  expect(await screen.findByText('Saved')).toBeTruthy()
})

test('the sample shows the route of the case, and its opinions can be omitted', async () => {
  const { printTemplates } = await office.as('admin')
  const { modelId: id } = await publishModel(office)
  const { templateId } = await printTemplates.create({ id, name: 'With the way', definition })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/prints/${id}/${templateId}` })
  await user.click(await screen.findByRole('button', { name: 'Approval history' }))
  expect(await screen.findByRole('columnheader', { name: 'Note' })).toBeTruthy()
  expect(screen.getByText('[Handled by]')).toBeTruthy()

  await user.click(screen.getByRole('switch', { name: 'Print notes' }))
  expect(screen.queryByRole('columnheader', { name: 'Note' })).toBeNull()
  await expect
    .poll(async () => (await printTemplates.open({ id, templateId })).definition['blocks'])
    .toMatchObject([{ id: 'head' }, { id: 'foot' }, { kind: 'timeline', withOpinions: false }])
})
