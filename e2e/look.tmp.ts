import { clientOf } from './src/publish.ts'
import { signIn } from './src/person.ts'
import { createWorlds } from './src/open-world.ts'
const worlds = createWorlds()
const world = await worlds.open(() => ({ RATE_LIMITS: 'off' }))
const out = '/tmp/sig/look'
const { client } = await clientOf(world, 'admin').then((c: any) => ({ client: c.client ?? c }))
const group = (await client.settings.list()).groups.find((one: any) => one.group === 'retention')
await client.settings.save({ group: 'retention', value: { ...group?.value, recordsRequests: true }, version: group?.version ?? 0 })
const looks = [
  { name: 'zh-light', locale: 'zh-CN', theme: 'light', width: 1440, height: 900 },
  { name: 'en-dark', locale: 'en-US', theme: 'dark', width: 1024, height: 768 },
  { name: 'tw-light', locale: 'zh-TW', theme: 'light', width: 768, height: 1024 },
] as const
for (const { name, ...look } of looks) {
  const { page } = await signIn(world, 'admin', { ...look, scale: 1, isUnkept: true }, '/studio/')
  const shot = async (what: string) => { await page.waitForTimeout(700); await page.screenshot({ path: `${out}/${what}-${name}.png` }) }
  const tryIt = async (what: string, run: () => Promise<void>) => { try { await run(); await shot(what) } catch (e) { console.log(what, name, String(e).slice(0, 300)); await page.screenshot({ path: `${out}/FAIL-${what}-${name}.png` }) } }
  page.setDefaultTimeout(12000)
  await tryIt('roles', async () => { await page.goto('/studio/roles'); await page.getByRole('row').nth(1).waitFor() })
  await tryIt('role-drawer', async () => { await page.getByRole('row').nth(1).click(); await page.getByRole('dialog').waitFor() })
  await tryIt('groups', async () => { await page.goto('/studio/groups'); await page.getByRole('row').nth(1).waitFor() })
  await tryIt('externals', async () => { await page.goto('/studio/externals'); await page.waitForTimeout(1500) })
  await tryIt('logs-operations', async () => { await page.goto('/studio/logs'); await page.getByRole('row').nth(1).waitFor() })
  await tryIt('logs-requests', async () => { await page.goto('/studio/logs?kind=requests'); await page.getByRole('row').nth(1).waitFor() })
  await tryIt('settings-retention', async () => { await page.goto('/studio/settings?group=retention'); await page.waitForTimeout(1500) })
  await tryIt('settings-identity', async () => { await page.goto('/studio/settings?group=identity'); await page.waitForTimeout(1500) })
  await tryIt('definitions', async () => { await page.goto('/studio/definition-files'); await page.waitForTimeout(1500) })
  await tryIt('applications', async () => { await page.goto('/studio/applications'); await page.getByRole('row').nth(1).waitFor(); await page.getByRole('row').nth(1).click(); await page.getByRole('dialog').waitFor() })
  await tryIt('monitor', async () => { await page.goto('/studio/monitor'); await page.waitForTimeout(2500) })
  await page.context().close()
}
await world.close(); await worlds.close(); process.exit(0)
