import { approve, claim, comeIn } from './at-work.ts'
import { type Founding, pickOption } from './founder.ts'
import { accountOf, nameOf } from './sheets.ts'

/** The manager who should approve leaves; what waited and what comes later goes to a colleague. */
export async function letOneLeave(founding: Founding): Promise<void> {
  const { page, camera } = founding
  const starter = await comeIn(founding, accountOf(4))
  await claim(starter, '展会差旅')

  await page.goto('/studio/people')
  await page.getByRole('searchbox').fill(accountOf(0))
  await page
    .getByRole('row')
    .filter({ hasText: nameOf(0) })
    .click()
  await page.getByRole('button', { name: 'Plan leaving' }).click()
  const form = page.getByRole('form', { name: `${nameOf(0)} leaves` })
  await form.getByText('1 in 1 request').waitFor()
  await form.getByLabel('Tasks and drafts go to').fill(nameOf(8))
  await pickOption(page, nameOf(8))
  await form.getByLabel('Reason').fill('Leaves the company')
  await camera('leaving', page)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Plan it' }).click()
  await page.getByRole('button', { name: 'Plan joining' }).waitFor()

  const receiver = await comeIn(founding, accountOf(8))
  await approve(receiver, '展会差旅')
  await claim(starter, '再次拜访')
  await approve(receiver, '再次拜访')
  for (const person of [starter, receiver]) await person.leave()
}
