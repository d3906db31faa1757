import type { Locator, Page } from 'playwright-core'
import type { Journey } from '../../journey.ts'
import { idOf } from '../../office.ts'
import { signIn } from '../../person.ts'
import { clientOf } from '../../publish.ts'
import { type ChatWords, chatWords, openTalkWith, say } from './direct-talk.ts'
import { readLongTalk } from './long-talk.ts'

const li = chatWords['zh-CN']
const wang = chatWords['en-US']
const phone = { theme: 'light', isTouch: true } as const

/**
 * Two people talk on two phones, one in Chinese, one in English: text, picture, reply, recall, what is unread and what was
 * read, and a long log. Each sees the words of the other and the product in the own language.
 */
export const twoPhones: Journey = {
  name: 'chat',
  run: async (world) => {
    const manager = await signIn(world, 'manager', { ...phone, locale: 'zh-CN' })
    const employee = await signIn(world, 'employee', { ...phone, locale: 'en-US' })
    const { id } = await (await clientOf(world, 'manager')).chat.openDirect({
      personId: await idOf(world, 'employee'),
    })
    await openTalkWith(world, manager.page, 'employee', li)
    await employee.page.goto('/pages/message/chat/index')

    await say(manager.page, li, '发票收到了吗？')
    await say(manager.page, li, '今天要交')
    await employee.page.getByText(wang.unread).first().waitFor({ state: 'attached' })
    await hasMark(manager.page, '今天要交', li.notRead)
    await openTalkWith(world, employee.page, 'manager', wang)
    await employee.page.getByText('今天要交').waitFor()
    await hasMark(manager.page, '今天要交', li.read)

    await act(employee.page, wang, '发票收到了吗？', wang.reply)
    await say(employee.page, wang, 'Yes, here it is')
    const answer = message(manager.page, 'Yes, here it is')
    await answer.locator('blockquote').getByText('发票收到了吗？').waitFor()

    await sendPicture(employee.page, wang)
    await manager.page.getByRole('img', { name: li.picture }).waitFor()
    await employee.page.getByRole('img', { name: wang.picture }).waitFor()

    await say(manager.page, li, '金额不对')
    await employee.page.getByText('金额不对').waitFor()
    await act(manager.page, li, '金额不对', li.recall)
    await manager.page.getByText(li.recalled).waitFor()
    await employee.page.getByText(wang.recalled).waitFor()
    await employee.page.getByText('金额不对').waitFor({ state: 'detached' })

    await sameForBoth(world, id)
    const writer = await clientOf(world, 'manager')
    await readLongTalk({ page: employee.page, writer, id, first: '发票收到了吗？' })
    await manager.leave()
    await employee.leave()
  },
}

function message(page: Page, text: string): Locator {
  return page.getByRole('log').getByRole('article').filter({ hasText: text })
}

async function hasMark(page: Page, text: string, mark: string): Promise<void> {
  await message(page, text).last().getByText(mark, { exact: true }).waitFor()
}

async function act(page: Page, words: ChatWords, text: string, action: string): Promise<void> {
  await message(page, text).first().getByRole('button', { name: words.actions }).tap()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).tap()
}

async function sendPicture(page: Page, words: ChatWords): Promise<void> {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  await page
    .getByLabel(words.choose)
    .setInputFiles({ name: 'invoice.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') })
}

/** Both have the same messages; the text of the recalled one is gone from the server's answer. */
async function sameForBoth(world: Parameters<typeof idOf>[0], id: string): Promise<void> {
  const [mine, theirs] = await Promise.all(
    ['manager', 'employee'].map(async (account) => {
      const { list } = await (await clientOf(world, account)).chat.messages({ id })
      return list.map(({ sequence, kind, text }) => `${sequence} ${kind} ${text}`)
    }),
  )
  const wanted = [
    '1 text 发票收到了吗？',
    '2 text 今天要交',
    '3 text Yes, here it is',
    '4 image invoice.png',
    '5 text ',
  ]
  for (const one of [mine, theirs])
    if (JSON.stringify(one) !== JSON.stringify(wanted)) throw new Error(`A phone has ${JSON.stringify(one)}`)
}
