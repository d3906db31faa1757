import type { OpenIdServer } from '@signet/server/testing'
import type { Locator, Page } from 'playwright-core'
import type { World } from '../../journey.ts'

/** Takes a picture for the guide of administrators. */
export type Camera = (name: string, page: Page) => Promise<void>

/** What the chapters of the journey work with; `page` is the administrator's. */
export type Founding = Readonly<{
  world: World
  page: Page
  identities: OpenIdServer
  /** What the identity provider knows the product by. */
  clientSecret: string
  camera: Camera
}>

/** Finds people by name in a field of several, and closes its list. */
export async function choosePeople(page: Page, field: Locator, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await field.fill(name)
    await pickOption(page, name)
  }
  await field.press('Escape')
}

/** Presses the choice of the open list that begins with these words. */
export async function pickOption(page: Page, words: string): Promise<void> {
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content')
    .filter({ hasText: new RegExp(`^${words}`) })
    .first()
    .click()
}
