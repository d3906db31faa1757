import type { Locator, Page } from 'playwright-core'
import type { Journey, World } from '../journey.ts'
import { type Look, type Person, signIn } from '../person.ts'

const wordsIn = {
  'zh-CN': {
    expense: '费用报销',
    what: '报销事由',
    addRow: '添加一行',
    kind: /^类别/,
    travel: '差旅交通',
    amount: '金额',
    done: '完成',
    submit: '提交',
    resubmit: '重新提交',
    more: '更多',
    sendBack: '退回',
    why: '说明',
    agree: '同意',
    confirm: /^确认/,
    returned: '已退回',
    approved: '已通过',
    reason: '请补充同行人员名单',
    visit: '杭州客户拜访',
  },
  'en-US': {
    expense: 'Expense claim',
    what: 'Purpose',
    addRow: 'Add row',
    kind: /^Category/,
    travel: 'Travel',
    amount: 'Amount',
    done: 'Done',
    submit: 'Submit',
    resubmit: 'Resubmit',
    more: 'More',
    sendBack: 'Send back',
    why: 'Reason',
    agree: 'Approve',
    confirm: /^Confirm/,
    returned: 'Sent back',
    approved: 'Approved',
    reason: 'Please add who travelled with you',
    visit: 'Client visit in Hangzhou',
  },
} as const

type Words = (typeof wordsIn)['zh-CN' | 'en-US']
type JourneyLook = Look & { locale: 'zh-CN' | 'en-US' }

/**
 * Two people at once: the employee launches; the manager's badge and list update within a second without a reload;
 * the manager sends it back with a reason; the employee corrects and submits it again; manager and finance approve;
 * the employee's open page shows that it is finished.
 */
export function claim(look: JourneyLook): Journey {
  return {
    name: `claim-${look.locale}-${look.theme}`,
    run: async (world) => {
      const words: Words = wordsIn[look.locale]
      const employee = await signIn(world, 'employee', look)
      const manager = await signIn(world, 'manager', look)
      const what = `${words.visit} ${world.product.pid}`

      const unread = await unreadOf(manager.page)
      const list = await openList(manager, world)
      await fill(employee.page, words, what)
      await press(employee.page, words.submit)
      await withinASecond(() => list.getByTestId('case-card').filter({ hasText: what }).waitFor())
      await withinASecond(() => untilUnread(manager.page, unread + 1))

      await sendBack(list, words, what)
      await employee.page.getByText(words.returned).first().waitFor()
      await employee.page.getByText(words.reason).first().waitFor()
      await employee.page.getByRole('textbox', { name: words.what }).fill(`${what} (2)`)
      await press(employee.page, words.resubmit)

      await list.goto('/pages/workFlow/flowTodo/index?list=doing')
      await agree(list, words, `${what} (2)`)
      const finance = await signIn(world, 'finance', look)
      await finance.page.goto('/pages/workFlow/flowTodo/index?list=doing')
      await agree(finance.page, words, `${what} (2)`)

      await employee.page.getByText(words.approved).first().waitFor()
      for (const person of [employee, manager, finance]) await person.leave()
    },
  }
}

/** Opens the manager's list of tasks in a second tab of the same browser. */
async function openList({ page }: Person, { product }: World): Promise<Page> {
  const list = await page.context().newPage()
  await list.goto(`${product.address}/pages/workFlow/flowTodo/index?list=doing`)
  await list.getByTestId('case-card').first().waitFor()
  return list
}

async function fill(page: Page, words: Words, what: string): Promise<void> {
  await page.getByTestId('launchable-flow').filter({ hasText: words.expense }).first().click()
  await page.getByRole('textbox', { name: words.what }).fill(what)
  await page.getByRole('button', { name: words.addRow }).click()
  const row = page.getByRole('dialog')
  await choose(page, row, words.kind, words.travel)
  await row.getByRole('textbox', { name: words.amount }).fill('268.5')
  await row.getByRole('button', { name: words.done, exact: true }).click()
  await page.getByText('268.50').first().waitFor()
}

async function choose(page: Page, within: Locator, field: RegExp, option: string): Promise<void> {
  await within.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click()
}

async function sendBack(page: Page, words: Words, what: string): Promise<void> {
  await page.getByTestId('case-card').filter({ hasText: what }).click()
  await press(page, words.more)
  await page.getByRole('dialog').getByRole('button', { name: words.sendBack }).click()
  await page.getByRole('textbox', { name: words.why }).fill(words.reason)
  await page.getByRole('button', { name: words.confirm }).click()
  await page.waitForURL(/flowBefore|flowTodo/)
}

async function agree(page: Page, words: Words, what: string): Promise<void> {
  await page.getByTestId('case-card').filter({ hasText: what }).click()
  await press(page, words.agree)
  await page.getByRole('button', { name: words.confirm }).click()
  await page.waitForURL(/flowBefore|flowTodo/)
}

/** Returns the number on the message tab; the manager of the demo company always has unread messages. */
async function unreadOf(page: Page): Promise<number> {
  return Number(await badgeOf(page).filter({ hasText: /^\d+$/ }).textContent())
}

async function untilUnread(page: Page, count: number): Promise<void> {
  await badgeOf(page)
    .filter({ hasText: new RegExp(`^${count}$`) })
    .waitFor()
}

function badgeOf(page: Page): Locator {
  return page.getByRole('navigation').locator('a[href="/pages/index/message"] span[aria-hidden="true"]')
}

/**
 * The product promises one second. A machine that runs tests in parallel may be slow, so the time is printed and
 * limited to five.
 */
async function withinASecond(happens: () => Promise<unknown>): Promise<void> {
  const before = performance.now()
  await happens()
  const seconds = (performance.now() - before) / 1000
  if (seconds > 5) throw new Error(`It took ${seconds.toFixed(1)} s to see what another person did.`)
  process.stdout.write(`  seen after ${seconds.toFixed(2)} s\n`)
}
