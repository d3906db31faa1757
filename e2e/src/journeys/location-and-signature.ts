import type { Page } from 'playwright-core'
import { drawSignature, hasInk } from '../draw-signature.ts'
import type { Journey } from '../journey.ts'
import { signIn } from '../person.ts'
import { clientOf, publishForm } from '../publish.ts'

const westLake = { latitude: 30.2593, longitude: 120.1302 }
const look = { locale: 'en-US', theme: 'dark', isTouch: true, at: westLake } as const

/**
 * On a phone with a location and without a map service, a person saves a signature, picks a nearby place from the
 * list, signs with the saved signature, saves, and finds both in the record.
 */
export const locationAndSignature: Journey = {
  name: 'location-and-signature',
  run: async (world) => {
    const admin = await clientOf(world, 'admin')
    const modelId = await publishForm(admin, {
      name: 'Site visits',
      code: 'siteVisit',
      fields: [
        { key: 'what', kind: 'input', label: 'Purpose' },
        { key: 'place', kind: 'location', label: 'Where', required: true },
        { key: 'sign', kind: 'signature', label: 'Signed', required: true },
      ],
    })

    const person = await signIn(world, 'admin', look)
    const { page } = person
    await keepSignature(page)
    await page.goto(`/pages/apply/dynamicModel/form?modelId=${modelId}`)
    await page.getByRole('textbox', { name: 'Purpose' }).fill('Inspection')
    await choosePlace(page)
    await page.getByRole('button', { name: 'Use a saved signature' }).tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Signature 1/ })
      .tap()
    const signed = await inkOf(page)
    await page.getByRole('button', { name: 'Save', exact: true }).tap()

    await page.waitForURL(/dynamicModel\/detail/)
    await page.getByRole('button', { name: /西湖区/ }).waitFor()
    if ((await inkOf(page)) !== signed) throw new Error('The record was not signed with the kept signature.')
    await person.leave()
  },
}

async function keepSignature(page: Page): Promise<void> {
  await page.goto('/pages/apply/interPage/signInvokeList')
  await page.getByRole('button', { name: 'Add signature' }).tap()
  await drawSignature(page)
  await page.locator('dialog[open]').getByRole('button', { name: 'Done' }).tap()
  await page.getByRole('img', { name: 'Signature 1' }).waitFor()
}

/** The device supplies the location and the bundled places what is there; the map has no tiles. */
async function choosePlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Where/ }).tap()
  const map = page.getByRole('dialog')
  await map.getByRole('button', { name: 'Go to my location' }).tap()
  await map
    .getByRole('button', { name: /^西湖区/ })
    .first()
    .tap()
  await map.getByRole('button', { name: 'Use this location' }).tap()
  await page.getByRole('button', { name: /^Where.*西湖区/ }).waitFor()
}

async function inkOf(page: Page): Promise<string> {
  const picture = (await page.getByRole('img', { name: 'Signature in “Signed”' }).getAttribute('src')) ?? ''
  if (!(await hasInk(page, picture))) throw new Error('The signature has no ink.')
  return picture
}
