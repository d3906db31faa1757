import type { Page } from 'playwright-core'
import type { World } from '../journey.ts'
import { openAsVisitor, patience, signIn } from '../person.ts'
import { judgeEach, type Verdicts } from './judge-each.ts'
import type { CoverageData } from './prepare-data.ts'
import { type RouteVisit, routeVisits } from './route-visits.ts'

const look = { locale: 'zh-CN', theme: 'light' } as const
const notFound = '页面不存在'
/** Pages of other sites, which this machine may not reach. */
const outside = /example\.com|ERR_|frame/

/** Opens every route in a browser. Returns whether each shows what it is for; throws all that are broken. */
export async function visitRoutes(
  world: World,
  data: CoverageData,
  routes: readonly string[],
): Promise<Verdicts> {
  const people = {
    employee: await signIn(world, 'employee', look),
    manager: await signIn(world, 'manager', look),
    visitor: await openAsVisitor(world, look),
  }
  const works = await judgeEach(routes, async (route) => {
    const visit = routeVisits[route]
    const { page } = people[visit?.as ?? 'employee']
    return visit ? await open(page, route, visit, data) : await isBuilt(page, route)
  })
  for (const person of Object.values(people)) await person.leave(outside)
  return works
}

async function open(page: Page, route: string, visit: RouteVisit, data: CoverageData): Promise<true> {
  const query = visit.query?.(data)
  await page.goto(query ? `${route}?${query}` : route)
  const text = typeof visit.shows === 'string' ? visit.shows : visit.shows(data)
  await page
    .getByText(text)
    .or(page.getByRole('textbox', { name: text }))
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: patience })
    .catch(async () => {
      throw new Error(`does not show “${text}” but: ${await page.locator('body').innerText()}`)
    })
  if (await page.getByRole('heading', { name: notFound }).isVisible())
    throw new Error('is a page that does not exist.')
  return true
}

/** A route that no visit is written for must not exist: its row would say no although it is built. */
async function isBuilt(page: Page, route: string): Promise<false> {
  await page.goto(route)
  await page.getByText(notFound).first().waitFor()
  return false
}
