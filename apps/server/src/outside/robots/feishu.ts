import { createHmac } from 'node:crypto'
import { type Robot, refusalIn } from './robot.ts'

/** Feishu's custom bot: a post of plain parts, since its texts read tags; signed in the body. */
export const feishu: Robot = {
  compose: ({ text, link, open }) => {
    const line = [{ tag: 'text', text }, ...(link === '' ? [] : [{ tag: 'a', text: ` ${open}`, href: link }])]
    return { msg_type: 'post', content: { post: { zh_cn: { content: [line] } } } }
  },
  sign: ({ url, body, secret, now }) => {
    if (secret === '') return { url, body }
    const timestamp = String(Math.floor(now / 1000))
    const sign = createHmac('sha256', `${timestamp}\n${secret}`).update('').digest('base64')
    return { url, body: JSON.stringify({ timestamp, sign, ...JSON.parse(body) }) }
  },
  refusalIn: (answer) => refusalIn(answer, 'code', 'msg'),
}
