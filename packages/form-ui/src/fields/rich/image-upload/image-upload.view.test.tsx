import { expensePlan } from '@signet/form/testing'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fileDesk, renderForm } from '../../../../test/render-form.tsx'

const plan = expensePlan({ fields: [{ key: 'photos', kind: 'image-upload', label: 'Photos' }] })
const gate = { fileId: 'p1', name: 'gate.jpg', size: 2048, type: 'image/jpeg' }
const yard = { fileId: 'p2', name: 'yard.png', size: 4096, type: 'image/png' }
const picture = (name: string) => new File([new Uint8Array(64)], name, { type: 'image/png' })

test('Li chooses a picture, sees it coming, and it joins the form', async () => {
  const { sent, files } = fileDesk()
  const { store, person } = renderForm(plan, { files })
  await person.upload(screen.getByLabelText('Add images to “Photos”'), picture('gate.png'))
  expect(screen.getByRole('progressbar', { name: 'Upload progress of gate.png' })).toBeDefined()

  await person.click(screen.getByRole('button', { name: 'Pause uploading gate.png' }))
  expect(sent[0]?.asked).toEqual(['pause'])
  await act(async () => {
    if (sent[0]) sent[0].progress.value = { state: 'uploaded', sent: 64, fileId: 'p9' }
  })

  expect(store.values()).toMatchObject({ photos: [{ fileId: 'p9', name: 'gate.png' }] })
  expect(screen.getByRole('button', { name: 'View gate.png' })).toBeDefined()
})

test('a phone offers the camera, a desktop does not', () => {
  const { view } = renderForm(plan)
  expect(screen.getByLabelText('Take photo for “Photos”').getAttribute('capture')).toBe('environment')
  view.unmount()

  renderForm(plan, { pointer: 'fine' })
  expect(screen.queryByLabelText('Take photo for “Photos”')).toBeNull()
})

test('where only the camera counts, nothing is chosen from the album', () => {
  const fields = [{ key: 'it', kind: 'image-upload', label: 'Photos', settings: { source: 'camera' } }]
  renderForm(expensePlan({ fields }))

  expect(screen.queryByLabelText('Add images to “Photos”')).toBeNull()
  expect(screen.getByLabelText('Take photo for “Photos”')).toBeDefined()
})

test('a picture is looked at from once to four times its size, and the arrow keys turn to the next', async () => {
  const { person } = renderForm(plan, { mode: 'read', values: { photos: [gate, yard] } })
  await person.click(screen.getByRole('button', { name: 'View gate.jpg' }))
  const viewer = within(await screen.findByRole('dialog', { name: 'gate.jpg' }))
  const closer = viewer.getByRole('button', { name: 'Zoom in' })
  for (let time = 0; time < 6; time += 1) await person.click(closer)
  expect(viewer.getByText('400%')).toBeDefined()
  expect(closer.hasAttribute('disabled')).toBe(true)

  await person.keyboard('{ArrowRight}')
  const next = within(screen.getByRole('dialog', { name: 'yard.png' }))
  expect(next.getByText('100%')).toBeDefined()
  expect(next.getByText('2 of 2')).toBeDefined()
  expect(next.getByRole('button', { name: 'Next image' }).hasAttribute('disabled')).toBe(true)
})

test('several pictures are handed out as one zip, and a failure is said', async () => {
  const requests: number[] = []
  const files = {
    ...fileDesk().files,
    pack: async (some: readonly unknown[]) => {
      requests.push(some.length)
      throw new Error('away')
    },
  }
  const { person } = renderForm(plan, { mode: 'read', values: { photos: [gate, yard] }, files })
  await person.click(screen.getByRole('button', { name: 'Download 2 files as a ZIP' }))

  expect(requests).toEqual([2])
  expect(screen.getByRole('alert').textContent).toBe('Couldn’t create the ZIP. Try again later')
})
