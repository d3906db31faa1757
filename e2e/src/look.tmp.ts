import { openWorld } from './open-world.ts'
import { signIn, openAsVisitor } from './person.ts'
import { clientOf } from './publish.ts'

const world = await openWorld()
const out = '/tmp/sig/look'
const shot = async (page: any, name: string) => { await page.waitForTimeout(900); await page.screenshot({ path: `${out}/${name}.png` }); console.log(name) }
const step = async (name: string, act: () => Promise<void>) => { try { await act() } catch (e: any) { console.log('FAIL', name, String(e.message).slice(0, 300)) } }
try {
  await step('forms', async () => {
    const { page, leave } = await signIn(world, 'admin', { locale: 'zh-CN', theme: 'light', width: 1440, height: 900, scale: 1 }, '/studio/')
    page.setDefaultTimeout(15000)
    await page.goto('/studio/forms'); await shot(page, 'forms-1440')
    await page.locator('tbody tr').nth(1).getByRole('button').last().click()
    await page.getByRole('menuitem').first().click(); await shot(page, 'forms-dialog')
    await page.goto('/studio/flows'); await shot(page, 'flows-1440')
    await page.goto('/studio/staff-changes?open=new'); await shot(page, 'staff-change')
    await leave()
  })
  await step('forms768', async () => {
    const { page, leave } = await signIn(world, 'admin', { locale: 'en-US', theme: 'dark', width: 768, height: 900, scale: 1 }, '/studio/')
    page.setDefaultTimeout(15000)
    await page.goto('/studio/forms?category=%E8%B4%A2%E5%8A%A1'); await shot(page, 'forms-768')
    await page.locator('tbody tr').nth(0).getByRole('button').last().click()
    await page.getByRole('menuitem').first().click(); await shot(page, 'forms-dialog-768')
    await leave()
  })
  let link = ''
  await step('case', async () => {
    const { page, leave } = await signIn(world, 'employee', { locale: 'zh-CN', theme: 'light' }, '/')
    page.setDefaultTimeout(15000)
    await page.goto('/pages/workFlow/flowTodo/index?list=launched'); await shot(page, 'launched')
    await page.locator('a[href*="flowBefore"]').first().click(); await page.waitForURL(/flowBefore/); await shot(page, 'case')
    link = page.url()
    await page.getByRole('button', { name: '更多' }).last().click(); await shot(page, 'case-more')
    await page.getByText('不能').first().click({ timeout: 3000 }).catch(() => {}); await shot(page, 'case-refused')
    await leave()
  })
  await step('caseEn', async () => {
    const { page, leave } = await signIn(world, 'manager', { locale: 'en-US', theme: 'dark' }, '/')
    page.setDefaultTimeout(15000)
    await page.goto('/pages/workFlow/flowTodo/index?list=doing'); await shot(page, 'doing-dark')
    await page.locator('a[href*="flowBefore"]').first().click(); await page.waitForURL(/flowBefore/)
    await page.getByRole('button', { name: 'More' }).last().click(); await shot(page, 'case-more-dark')
    await page.getByRole('button', { name: /Share/ }).first().click(); await shot(page, 'share-dark')
    await leave()
  })
  await step('closed', async () => {
    const { page, leave } = await signIn(world, 'finance', { locale: 'zh-CN', theme: 'light' }, '/')
    page.setDefaultTimeout(15000)
    await page.goto(link.replace(/taskId=[^&]*/, '')); await shot(page, 'closed')
    await page.setViewportSize({ width: 1440, height: 900 }); await shot(page, 'closed-1440')
    await leave()
  })
  await step('my', async () => {
    const { page, leave } = await signIn(world, 'manager', { locale: 'zh-TW', theme: 'light' }, '/')
    page.setDefaultTimeout(15000)
    for (const one of ['personalSetting', 'personalData', 'accountSecurity', 'organization', 'identity']) { await page.goto(`/pages/my/${one}/index`); await shot(page, 'my-' + one) }
    await leave()
  })
} finally { await world.close() }
