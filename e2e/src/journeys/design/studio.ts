import type { Journey } from '../../journey.ts'
import { signIn } from '../../person.ts'

/** An administrator views the flows and the running cases in the studio, and finds one with the keyboard. */
export const studio: Journey = {
  name: 'studio',
  run: async (world) => {
    const look = { locale: 'zh-CN', theme: 'light', width: 1440, height: 900 } as const
    const administrator = await signIn(world, 'admin', look, '/studio/')
    const { page } = administrator
    await page.getByRole('table').getByText('费用报销').first().waitFor()
    await page.getByRole('link', { name: '运行中的单据' }).click()
    await page.getByRole('heading', { name: '运行中的单据' }).waitFor()
    await page.getByRole('table').getByText('部门负责人审批').first().waitFor()
    await page.getByRole('row').nth(1).waitFor()
    await page.keyboard.press('/')
    await page.locator('input[type=search]:focus, [role=searchbox]:focus').waitFor()
    await page.keyboard.type('费用报销')
    await page.waitForURL(/keyword=/)
    const found = page.getByRole('row').filter({ hasText: '费用报销' })
    await found.filter({ hasText: '部门负责人审批' }).first().click()
    await page.getByRole('dialog').getByText('部门负责人审批').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await administrator.leave()
  },
}
