import type { Db } from '@signet/db'
import type { Logger } from 'pino'
import { type Clock, isoOf, machineClock } from '../clock/clock.ts'
import { type App, createApp } from '../create-app.ts'
import { foundCompany } from '../features/company/organization/index.ts'
import { createTenant } from '../people/tenants/index.ts'
import { day, hour, openAgenda } from './agenda.ts'
import { foundDemoCompany } from './company/found-demo-company.ts'
import { headquarters } from './company/organizations.ts'
import { demoAccounts, demoPassword, demoTenant } from './demo-accounts.ts'
import { publishDesigns, publishOrders } from './designs/publish-designs.ts'
import { type Dice, throwDice } from './dice.ts'
import { planStory } from './history/launch-story.ts'
import { planStories } from './history/plan-stories.ts'
import type { Stage } from './history/story.ts'
import { takeOrders } from './history/take-orders.ts'
import { peopleAtWork } from './people-at-work.ts'

type SeedOptions = Readonly<{ db: Db; filesDir: string; log?: Logger; clock?: Clock }>

const lasts = 120 * day

const firstSeed = 20_260_311

/**
 * Seeds the demo company into an empty database: two companies, sixty people, four flows, and four months
 * of history that end now. It uses the product's own client, so it contains nothing the product would
 * refuse. Only the times vary.
 */
export async function seedDemo({
  db,
  filesDir,
  log,
  clock: wallClock = machineClock,
}: SeedOptions): Promise<void> {
  const end = wallClock()
  const clock = movingClock(end - lasts)
  const app = await createApp({ db, filesDir, clock, unlimited: true, ...(log && { log }) })
  try {
    await createTenant(db, { code: demoTenant, name: headquarters, isDemo: false, now: isoOf(clock()) })
    await playStory(app, clock, end)
    await forgetSessions(db)
    await db.platform.updateTable('tenant').set({ isDemo: true }).where('code', '=', demoTenant).execute()
  } finally {
    await app.close()
  }
}

async function playStory(app: App, clock: MovingClock, end: number): Promise<void> {
  const { server } = app
  const founder = { companyName: headquarters, account: 'admin', realName: '顾知白', password: demoPassword }
  await foundCompany(server, demoTenant, founder)
  const administratorId = (await server.directories.of(demoTenant)).personByAccount('admin')?.id ?? ''
  const atWork = peopleAtWork(app, end)
  const company = await foundDemoCompany(await atWork.as(administratorId), administratorId)
  clock.moveTo(clock() + hour)
  const flows = await publishDesigns(await atWork.as(administratorId), company)

  const stage: Stage = { company, flows, atWork, agenda: openAgenda(), clock, end }
  for (const [index, story] of planStories(throwDice(firstSeed), clock() + day, end).entries())
    planStory(stage, story, throwDice(firstSeed + index + 1))
  planReading(stage, throwDice(firstSeed))
  await runAgenda(app, clock, stage)
  clock.moveTo(end)
  const modelId = await publishOrders(await atWork.as(administratorId))
  const seller = company.people['employee'] ?? ''
  await takeOrders(await atWork.as(seller), { modelId, end, dice: throwDice(firstSeed), seller })
}

const atOnce = 6

/** Runs the planned events in order; those of the same hour run in parallel. */
async function runAgenda(
  { server: { outbox } }: App,
  clock: MovingClock,
  { agenda, end }: Stage,
): Promise<void> {
  for (;;) {
    const happenings = agenda.next(end, atOnce, hour)
    const [first] = happenings
    if (!first) break
    // Notices take the time of their delivery.
    if (first.at - clock() > hour / 2) await outbox.idle()
    clock.moveTo(first.at)
    await Promise.all(happenings.map(({ run }) => run()))
  }
  await outbox.idle()
}

/** A clock that only moves forward. */
type MovingClock = Clock & Readonly<{ moveTo: (milliseconds: number) => void }>

function movingClock(start: number): MovingClock {
  let now = start
  return Object.assign(() => now, {
    moveTo: (milliseconds: number) => {
      now = Math.max(now, milliseconds)
    },
  })
}

/** Deletes the sessions and idempotency keys of the story. */
async function forgetSessions(db: Db): Promise<void> {
  await db.platform.deleteFrom('session').where('tenantCode', '=', demoTenant).execute()
  await db.tenant(demoTenant).deleteFrom('idempotency').execute()
}

/** The visitor's accounts have read older notices and keep their favourite flows. */
function planReading(stage: Stage, dice: Dice) {
  for (const account of demoAccounts) {
    stage.agenda.plan({ at: stage.end - 5 * day, run: () => readNotices(stage, account, dice) })
  }
}

async function readNotices({ atWork, company, flows }: Stage, account: string, dice: Dice): Promise<void> {
  const { approvals, notices } = await atWork.as(company.people[account] ?? '')
  await notices.readAll({})
  const { list } = await approvals.list({ list: 'circulated', isRead: 'no', pageSize: 200 })
  for (const { caseId } of list) if (dice.chance(0.75)) await approvals.open({ caseId })
  for (const flowId of [flows.expense, flows.leave])
    await approvals.setFavourite({ flowId, isFavourite: true })
}
