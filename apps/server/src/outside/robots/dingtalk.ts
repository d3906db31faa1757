import { createHmac } from 'node:crypto'
import { type Robot, refusalIn } from './robot.ts'

/** DingTalk's custom robot: a link card, signed in the address. */
export const dingtalk: Robot = {
  compose: ({ text, link, open }) =>
    link === ''
      ? { msgtype: 'text', text: { content: text } }
      : { msgtype: 'link', link: { title: text, text: open, messageUrl: link } },
  sign: ({ url, body, secret, now }) => {
    if (secret === '') return { url, body }
    const signed = new URL(url)
    signed.searchParams.set('timestamp', String(now))
    signed.searchParams.set('sign', createHmac('sha256', secret).update(`${now}\n${secret}`).digest('base64'))
    return { url: signed.href, body }
  },
  refusalIn: (answer) => refusalIn(answer, 'errcode', 'errmsg'),
}
