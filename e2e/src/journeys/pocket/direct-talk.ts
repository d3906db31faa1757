import type { Page } from 'playwright-core'
import type { World } from '../../journey.ts'
import { idOf } from '../../office.ts'

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
