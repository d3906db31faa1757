import { type Robot, refusalIn } from './robot.ts'

/** WeCom's group robot: plain text, whose key is in the address. */
export const wecom: Robot = {
  compose: ({ text, link }) => ({
    msgtype: 'text',
    text: { content: [text, link].filter((line) => line !== '').join('\n') },
  }),
  sign: ({ url, body }) => ({ url, body }),
  refusalIn: (answer) => refusalIn(answer, 'errcode', 'errmsg'),
}
