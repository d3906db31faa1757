import { type Founding, pickOption } from './founder.ts'

/** An address that answers nothing is refused with the reason; the right one is saved. */
export async function switchSingleSignOnOn({
  page,
  identities,
  clientSecret,
  camera,
}: Founding): Promise<void> {
  await page.goto('/studio/settings?kind=sso')
  const form = page.getByRole('tabpanel')
  await form.getByRole('switch', { name: 'Single sign-on' }).click()
  await form.getByLabel('Name on the button').fill('云杉统一登录')
  await form.getByLabel('Client ID').fill('signet')
  await form.getByLabel('Client secret').fill(clientSecret)
  await form.getByRole('combobox', { name: 'How people are found' }).click()
  await pickOption(page, 'The same account')
  await form.getByLabel('Issuer').fill(`${identities.issuer}/elsewhere`)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('alert').first().waitFor()
  await form.getByLabel('Issuer').fill(identities.issuer)
  await camera('single-sign-on', page)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').first().waitFor()
}
