import type { Page } from 'playwright-core'
import type { World } from '../../journey.ts'
import { idOf } from '../../office.ts'
import { patience } from '../../person.ts'
import { clientOf } from '../../publish.ts'

/** What the chat says in the language of a phone. */
export const chatWords = {
  'zh-CN': {
    ...{
      write: '写消息',
      send: '发送',
      choose: '选择文件',
      actions: '消息操作',
      reply: '回复',
      recall: '撤回',
    },
    ...{ recalled: '消息已撤回', read: '已读', notRead: '未读', unread: '2 条未读', picture: /^图片 / },
  },
  'en-US': {
    ...{ write: 'Write a message', send: 'Send', choose: 'Choose a file', actions: 'Message actions' },
    ...{ reply: 'Reply', recall: 'Recall', recalled: 'This message was recalled', read: 'Read' },
    ...{ notRead: 'Not read', unread: '2 unread', picture: /^Picture / },
  },
} as const

export type ChatWords = (typeof chatWords)['zh-CN' | 'en-US']

/** Opens the conversation with a colleague, by the address of a contact card. */
export async function openTalkWith(
  world: World,
  page: Page,
  account: string,
  words: ChatWords,
): Promise<void> {
  await page.goto(`/pages/message/im/index?name=&formUserId=${await idOf(world, account)}&headIcon=`)
  await page.getByRole('textbox', { name: words.write }).waitFor()
}

export async function say(page: Page, words: ChatWords, text: string): Promise<void> {
  await page.getByRole('textbox', { name: words.write }).fill(text)
  await page.getByRole('button', { name: words.send, exact: true }).tap()
}

/** The messages of a conversation as the server has them for its reader, oldest first. */
async function textsOf(world: World, account: string, id: string): Promise<readonly string[]> {
  const { chat } = await clientOf(world, account)
  return (await chat.messages({ id, pageSize: 100 })).list.map(({ text }) => text)
}

/** Waits until the server has exactly these messages, in this order. */
export async function untilTexts(
  world: World,
  account: string,
  id: string,
  wanted: readonly string[],
): Promise<void> {
  const deadline = performance.now() + patience
  for (let texts = await textsOf(world, account, id); ; texts = await textsOf(world, account, id)) {
    if (JSON.stringify(texts) === JSON.stringify(wanted)) return
    if (texts.length > wanted.length || performance.now() > deadline)
      throw new Error(`${account} has ${JSON.stringify(texts)} instead of ${JSON.stringify(wanted)}`)
  }
}
