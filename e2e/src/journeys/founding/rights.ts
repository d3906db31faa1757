import type { Page } from 'playwright-core'
import { comeIn, desk } from './at-work.ts'
import { choosePeople, type Founding, pickOption } from './founder.ts'
import { accountOf, nameOf } from './sheets.ts'

/** The role that reviews claims, and an administrator of one department. */
export async function giveRights({ page, camera }: Founding): Promise<void> {
  await page.goto('/studio/roles?open=new')
  const role = page.getByRole('form', { name: 'New role' })
  await role.getByLabel('Name').first().fill('财务审核')
  await role.getByRole('button', { name: 'Save' }).click()
  const add = page.getByRole('form', { name: 'Add members' })
  await choosePeople(page, add.getByLabel('Add members'), [nameOf(2), nameOf(6)])
  await add.getByRole('button', { name: /Add$/ }).click()
  await page.getByRole('checkbox', { name: nameOf(6) }).waitFor()

  await page.goto('/studio/grades?open=new')
  const grade = page.getByRole('form', { name: 'New grade' })
  await grade.getByLabel('Name').first().fill('市场部管理员')
  await choosePeople(page, grade.getByLabel('Administrators'), [nameOf(1)])
  await grade.getByRole('checkbox', { name: /^Organization and people/ }).check()
  await choosePart(page)
  await camera('grade', page)
  await grade.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('cell', { name: '市场部管理员' }).waitFor()
}

async function choosePart(page: Page): Promise<void> {
  const part = page
    .getByRole('form', { name: 'New grade' })
    .getByLabel('Part of the company', { exact: true })
  await part.fill('市场部')
  await pickOption(page, '市场部')
  await part.press('Escape')
}

/** The administrator of one department finds its people in the studio, and nothing else. */
export async function administerPart(founding: Founding): Promise<void> {
  const { page, leave } = await comeIn(founding, accountOf(1), desk)
  await page.goto('/studio/people')
  await page.getByText('共 75 条').waitFor()
  const menu = page.getByRole('navigation').first()
  await menu.getByRole('link', { name: '组织架构' }).waitFor()
  if (await menu.getByRole('link', { name: '流程' }).isVisible())
    throw new Error('The administrator of a department is offered flows')
  await leave()
}
