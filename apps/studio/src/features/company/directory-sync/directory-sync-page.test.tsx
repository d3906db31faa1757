import {
  type DirectoryServer,
  directoryCalls,
  missingDirectoryServer,
  type Office,
  openDirectoryServer,
  openOffice,
} from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

const missing = missingDirectoryServer()

describe.skipIf(missing !== '')(missing || 'with a real directory', () => {
  let office: Office
  let directory: DirectoryServer
  beforeAll(async () => {
    directory = await openDirectoryServer([
      { uid: 'qian', cn: 'Qian Dong', password: 'secret', mail: 'qian@office.example' },
      { uid: 'li', cn: 'Li Wei', password: 'secret' },
    ])
    office = await openOffice({
      secretKey: new Uint8Array(32).fill(7),
      outside: { innerHosts: ['127.0.0.1'] },
    })
  })
  afterEach(cleanup)
  afterAll(async () => {
    await office.close()
    await directory.close()
  })

  const at = '/studio/directory-sync'

  test('without a directory, the page says where to turn it on', async () => {
    await openStudio(office, { as: 'admin', at })
    expect(await screen.findByText(/The directory is off/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Preview' }).disabled).toBe(true)
    expect(await screen.findByText(/A preview reads the directory/)).toBeTruthy()
  })

  test('a preview shows every difference, and a run does them', async () => {
    await directoryCalls(office, directory).turnOn()
    const { user } = await openStudio(office, { as: 'admin', at })
    const preview = await screen.findByRole<HTMLButtonElement>('button', { name: 'Preview' })
    await expect.poll(() => preview.disabled).toBe(false)
    await user.click(preview)
    expect(await screen.findByText(/Reading the directory/)).toBeTruthy()
    await office.settle()

    const differences = within(await screen.findByRole('region', { name: 'Differences' }))
    expect(await differences.findByText('qian@office.example')).toBeTruthy()
    expect(differences.getByText(/The account li .* is here already/)).toBeTruthy()
    await user.click(differences.getByText('Conflict 1'))
    await expect.poll(() => differences.queryByText('qian@office.example')).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Run now' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('1 new, 0 changed, 0 gone, 1 conflicts')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Run now' }))
    expect(await screen.findByText(/Reading the directory/)).toBeTruthy()
    await office.settle()
    await expect.poll(() => screen.queryByText(/Reading the directory/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Run now' })).toBeNull()
    const { people } = await office.as('admin')
    expect((await people.list({ keyword: 'qian' })).list.map(({ account }) => account)).toContain('qian')
  })

  test('a run that failed says why', async () => {
    await directory.close()
    const { preview } = directoryCalls(office, directory)
    await preview()
    await openStudio(office, { as: 'admin', at })
    expect(await screen.findByText(/This directory can’t be used/)).toBeTruthy()
  })
})
