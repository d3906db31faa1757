import type { Page } from 'playwright-core'
import { option } from './build-form.ts'
import type { Hand } from './hand.ts'

const steps = ['上级审批', '财务审批', '部门负责人审批'] as const

/** Reads who decides, writes a test above the limit and runs it, and reruns past cases. */
export async function checkFlow(page: Page, hand: Hand): Promise<void> {
  hand.begin('coverage, test, back-test')
  await hand.click(page.getByRole('button', { name: '上线前检查' }))
  const drawer = page.getByRole('dialog', { name: '上线前检查' })
  await drawer.getByText(/共 \d+ 人可以发起/).waitFor()

  await hand.click(drawer.getByRole('tab', { name: '测试' }))
  await hand.click(drawer.getByRole('button', { name: '新增测试' }))
  await drawer.locator('input[role="combobox"]:focus').waitFor()
  await hand.type('林知夏')
  await page.locator('.ant-select-item-option', { hasText: '林知夏' }).waitFor()
  await hand.press('Enter')
  await hand.click(drawer.getByRole('button', { name: '添加一行' }))
  await hand.click(page.getByLabel('人民币', { exact: true }))
  await hand.type('6000')
  await hand.click(page.getByRole('button', { name: '完成' }))
  await hand.click(drawer.getByLabel('应经过的节点（按顺序）'))
  for (const step of steps) await hand.click(option(page, step))
  await hand.press('Escape')
  await hand.click(drawer.getByRole('button', { name: '保存', exact: true }))
  await drawer.getByText('通过', { exact: true }).waitFor()

  await hand.click(drawer.getByRole('tab', { name: '历史单据试跑' }))
  await hand.click(drawer.getByRole('button', { name: '开始试跑' }))
  await drawer.getByText(/\d+ \/ \d+ 条/).waitFor()
  await hand.click(drawer.getByRole('button', { name: '关闭' }))
  await drawer.waitFor({ state: 'hidden' })
}
