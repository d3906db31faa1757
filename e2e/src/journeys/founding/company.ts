import type { Founding } from './founder.ts'
import { departments, fileOf, people } from './sheets.ts'

const password = 'magnolia in bloom'

/** The code that the start printed creates the first administrator, and a guessed one does not. */
export async function createAdministrator({ world: { product }, page, camera }: Founding): Promise<void> {
  const [, code = ''] = /Setup +(\S+)/.exec(product.announcement) ?? []
  await page.goto('/studio/')
  await page.getByRole('link', { name: 'Create the first administrator' }).click()
  const fields = {
    'Company name': '云杉科技',
    'Administrator name': '管理员',
    'Administrator account': 'admin',
    Password: password,
  }
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await camera('first-administrator', page)
  await page.getByLabel('Setup code').fill('K7QM-2XWB-7YTR-9HJK')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel('Setup code').fill(code)
  await page.getByRole('button', { name: 'Create' }).click()

  await page.getByLabel('Setup code').waitFor({ state: 'detached' })
  await page.goto('/studio/')
  await page.locator('input[autocomplete="username"]').fill('admin')
  await page.locator('input[type="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL(({ pathname }) => /^\/studio\/(?!login)\w/.test(pathname))
}

/** Departments first, then the people in them. */
export async function importCompany(founding: Founding): Promise<void> {
  const { page, camera } = founding
  await importSheet(founding, '/studio/organization', fileOf('departments.csv', departments))
  await importSheet(founding, '/studio/people', fileOf('people.csv', people), () =>
    camera('import-people', page),
  )
}

/** Shows what the sheet would change before it is imported. */
async function importSheet(
  { page }: Founding,
  place: string,
  file: ReturnType<typeof fileOf>,
  onPreview?: () => Promise<void>,
): Promise<void> {
  await page.goto(place)
  await page.getByRole('button', { name: 'Import' }).click()
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByRole('region', { name: 'Preview' }).waitFor()
  await onPreview?.()
  await page.getByRole('button', { name: 'Import right rows' }).click()
  await page.getByText(/^Imported: (?:40|300) new, 0 changed/).waitFor()
}
