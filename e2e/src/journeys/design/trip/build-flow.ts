import type { Locator, Page } from 'playwright-core'
import { option } from './build-form.ts'
import type { Hand } from './hand.ts'

/** Draws and checks the flow of a business trip, from the designer of its list. */
export async function buildFlow(page: Page, hand: Hand): Promise<void> {
  hand.begin('new flow')
  await hand.click(page.getByRole('button', { name: '新建流程' }))
  await page.getByRole('dialog').getByLabel('流程名称').and(page.locator(':focus')).waitFor()
  await hand.press('Enter')
  await page.getByText('上级审批').first().waitFor()

  await setUpManager(page, hand)
  await drawBranch(page, hand)
  await drawParallel(page, hand)

  hand.begin('copy to HR')
  await insert(page, hand, plusBefore(page, '结束'), /^抄送/)
  await hand.click(settings(page).getByRole('button', { name: '角色', exact: true }))
  await findByTyping(page, hand, '人事')
}

/** Deadline of 16 working hours with a reminder, then a transfer one level up; add-sign, returns and a field right. */
async function setUpManager(page: Page, hand: Hand): Promise<void> {
  const at = settings(page)
  hand.begin('manager: deadline, transfer, add-sign, right')
  await hand.click(card(page, '上级审批'))
  await hand.click(at.getByText('单独设置', { exact: true }))
  await hand.click(at.getByLabel('时长'))
  await hand.type('16')
  await hand.click(at.getByText('到期之前', { exact: true }))
  await hand.click(at.getByLabel('最后一次提醒后自动'))
  await hand.click(option(page, '转交给'))
  await hand.click(at.getByRole('switch', { name: '允许加签' }))
  await hand.click(at.getByLabel('可退回到'))
  await hand.click(option(page, '发起人'))
  await hand.click(at.getByRole('button', { name: '按字段和节点设置' }))
  await hand.click(page.getByRole('dialog').getByRole('button', { name: /上级审批.*汇率|汇率.*上级审批/ }))
  await hand.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function drawBranch(page: Page, hand: Hand): Promise<void> {
  hand.begin('branch > 5000')
  await insert(page, hand, plusAfter(page, '上级审批'), /^条件分支/)
  await hand.click(settings(page).getByRole('combobox', { name: '条件' }))
  await hand.click(option(page, '总额'))
  await settings(page).getByLabel('比较值').and(page.locator(':focus')).waitFor()
  await hand.type('5000')
}

/** Finance, where all vote, beside the head of the department. */
async function drawParallel(page: Page, hand: Hand): Promise<void> {
  const at = settings(page)
  hand.begin('parallel: finance, all vote + head')
  await insert(page, hand, plusAfter(page, '总额 > 5000'), /^并行分支/)
  await hand.click(at.getByRole('button', { name: '角色', exact: true }))
  await findByTyping(page, hand, '财务')
  await hand.click(at.getByRole('combobox', { name: '审批方式' }))
  await hand.click(option(page, '会签'))
  await hand.click(card(page, '尚未选择人员'))
  await hand.click(at.getByRole('button', { name: '部门负责人', exact: true }))
  await page.getByText('没有发现问题').waitFor()
}

const drawing = (page: Page) => page.getByRole('region', { name: '流程图' })
const settings = (page: Page) => page.getByRole('complementary', { name: '设置' })
const card = (page: Page, text: string) => drawing(page).getByRole('button').filter({ hasText: text }).first()
const plusAfter = (page: Page, text: string) =>
  drawing(page).locator(`button:has-text("${text}") + div button`).first()
const plusBefore = (page: Page, text: string) =>
  drawing(page).locator(`div:has(+ button:has-text("${text}")) > button`).last()

async function insert(page: Page, hand: Hand, plus: Locator, part: RegExp): Promise<void> {
  await hand.click(plus)
  const item = page.getByRole('menuitem', { name: part })
  await hand.click(item)
  await item.waitFor({ state: 'hidden' })
}

/** Types into the search that has the focus, and takes the first that is found. */
async function findByTyping(page: Page, hand: Hand, words: string): Promise<void> {
  await page.locator('input[role="combobox"]:focus').waitFor()
  await hand.type(words)
  await option(page, words)
    .or(page.locator('.ant-select-item-option', { hasText: words }))
    .first()
    .waitFor()
  await hand.press('Enter')
}
