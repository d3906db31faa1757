import type { Page } from 'playwright-core'
import type { Hand } from './hand.ts'

/** Builds and publishes the form of a business trip, from the page of all forms. */
export async function buildForm(page: Page, hand: Hand): Promise<void> {
  hand.begin('new form')
  await hand.click(page.getByRole('link', { name: '表单', exact: true }))
  await hand.click(page.getByRole('button', { name: '新建表单' }))
  await page.getByRole('dialog').getByLabel('表单名称').and(page.locator(':focus')).waitFor()
  await hand.type('出差申请')
  await page.getByLabel('编码').and(page.locator('[value="chuchashenqing"]')).waitFor()
  await hand.press('Enter')
  await page.getByRole('heading', { name: '出差申请' }).waitFor()

  await addFirstFields(page, hand)
  await addHotel(page, hand)
  await addCosts(page, hand)
  await addTotal(page, hand)

  hand.begin('attachment and reason')
  await add(page, hand, '文件上传', '附件')
  await add(page, hand, '多行文本', '事由')

  hand.begin('preview')
  await page.getByText('已保存').waitFor()
  await hand.click(page.getByRole('button', { name: '预览', exact: true }))
  await page.getByRole('region', { name: '预览' }).getByLabel('目的地').waitFor()
}

async function addFirstFields(page: Page, hand: Hand): Promise<void> {
  hand.begin('traveller, department, dates, area')
  await add(page, hand, '人员选择', '出差人')
  await require(page, hand)
  await hand.click(page.getByRole('button', { name: '当前用户', exact: true }))
  await add(page, hand, '组织选择', '部门')
  await require(page, hand)
  await hand.click(page.getByRole('button', { name: '当前组织', exact: true }))
  await add(page, hand, '日期范围', '出差日期')
  await require(page, hand)
  await add(page, hand, '地区选择', '目的地')
  await require(page, hand)

  hand.begin('nights')
  await add(page, hand, '计算公式', '晚数')
  await hand.click(formula(page))
  await hand.click(option(page, '出差日期 · 晚数（相差天数）'))
}

/** A card that is shown when there are nights, with a name that is then required. */
async function addHotel(page: Page, hand: Hand): Promise<void> {
  hand.begin('hotel, shown when nights > 0')
  await add(page, hand, '卡片', '住宿')
  await hand.click(page.getByRole('tab', { name: '规则' }))
  await hand.click(page.getByRole('combobox', { name: '满足条件时显示' }))
  await hand.click(option(page, '晚数'))
  await page.getByLabel('比较值').and(page.locator(':focus')).waitFor()
  await hand.type('0')
  await add(page, hand, '单行文本', '酒店')
  await require(page, hand)
}

async function addCosts(page: Page, hand: Hand): Promise<void> {
  hand.begin('costs: type, CNY, USD')
  await leaveContainer(page, hand)
  await add(page, hand, '明细表', '费用')
  await add(page, hand, '下拉选择', '类型')
  await hand.click(page.getByRole('textbox', { name: '批量添加' }))
  await hand.type('交通')
  await hand.press('Enter')
  await hand.type('餐饮')
  await add(page, hand, '数字', '人民币')
  await hand.click(page.getByLabel('币种'))
  await hand.click(option(page, '人民币'))
  hand.begin('totals, rate, total')
  await addTotalOf(page, hand)
  hand.begin('costs: type, CNY, USD')
  await add(page, hand, '数字', '美元')
  await hand.click(page.getByLabel('币种'))
  await hand.click(option(page, '美元'))
  hand.begin('totals, rate, total')
  await addTotalOf(page, hand)
}

async function addTotalOf(page: Page, hand: Hand): Promise<void> {
  await hand.click(page.getByRole('button', { name: '在表单中显示合计' }))
  await page.getByText(/^合计字段：/).waitFor()
}

/** The amounts of both currencies, the second by its rate. */
async function addTotal(page: Page, hand: Hand): Promise<void> {
  await leaveContainer(page, hand)
  await add(page, hand, '数字', '汇率')
  await hand.click(page.getByLabel('汇率的默认值'))
  await hand.type('7.2')
  await add(page, hand, '计算公式', '总额')
  await hand.click(formula(page))
  await hand.click(option(page, '人民币合计'))
  await hand.click(page.getByRole('button', { name: '继续计算：+' }))
  await hand.click(option(page, '美元合计'))
  await hand.click(page.getByRole('button', { name: '继续计算：×' }))
  await hand.click(option(page, '汇率'))
  await page.getByText('人民币合计 + 美元合计 × 汇率').waitFor()
}

/** Adds a field and names it: the name that it came with is selected. */
async function add(page: Page, hand: Hand, kind: string, label: string): Promise<void> {
  await hand.click(page.getByRole('button', { name: kind, exact: true }))
  await page.getByLabel('名称', { exact: true }).and(page.locator(':focus')).waitFor()
  await hand.type(label)
}

async function require(page: Page, hand: Hand): Promise<void> {
  await hand.click(page.getByRole('switch', { name: '必填', exact: true }))
}

/** Clicks below the fields, so that the next field is added there. */
async function leaveContainer(page: Page, hand: Hand): Promise<void> {
  const canvas = page.getByLabel('画布')
  const box = await canvas.boundingBox()
  await hand.click(canvas, { x: 8, y: (box?.height ?? 0) - 8 })
}

const formula = (page: Page) => page.getByRole('combobox', { name: '公式', exact: true })

/** A choice of the list that is open; the one before may still be closing. */
export const option = (page: Page, name: string) =>
  page
    .locator(
      '.ant-select-dropdown:not(.ant-select-dropdown-hidden, .ant-slide-up-leave) .ant-select-item-option',
    )
    .getByText(name, { exact: true })
    .last()
