import { z } from 'zod'
import type { Asking, WorkNotice, WorkNoticeReader, WorkNoticeVendor } from './work-notice.ts'

const isRight = z.literal(0)
const Token = z.object({ errcode: isRight, access_token: z.string().min(1), expires_in: z.number() })
const User = z.object({ errcode: isRight, result: z.object({ userid: z.string().min(1) }) })
const Sent = z.object({ errcode: isRight })

/**
 * 钉钉 work notifications (open.dingtalk.com, `corpconversation/asyncsend_v2`). The same text reaches a person once a
 * day; the address of each notice is its own.
 */
export const dingtalk: WorkNoticeVendor = {
  usualUrl: 'https://oapi.dingtalk.com',
  finders: ['binding', 'phone'],
  tokenIsOver: ['40014', '42001'],
  isUnknown: ['33012', '60121'],
  openToken: async ({ ask, base, account: { appId, appSecret } }) => {
    const query = { appkey: appId, appsecret: appSecret }
    const { access_token: token, expires_in: seconds } = await ask(`${base}/gettoken`, { query }, Token)
    return { token, seconds }
  },
  send: async (call, reader, notice) => {
    const { ask, base, token, account } = call
    const json = {
      agent_id: account.agentId,
      userid_list: await userIdOf(call, reader),
      msg: contentOf(notice),
    }
    const query = { access_token: token }
    await ask(`${base}/topapi/message/corpconversation/asyncsend_v2`, { query, json }, Sent)
  },
}

/** A bound identity is a union id. */
async function userIdOf({ ask, base, token }: Asking, { by, value }: WorkNoticeReader): Promise<string> {
  const [path, json] =
    by === 'binding'
      ? ['/topapi/user/getbyunionid', { unionid: value }]
      : ['/topapi/v2/user/getbymobile', { mobile: value.replace(/^\+86/, '') }]
  const { result } = await ask(`${base}${path}`, { query: { access_token: token }, json }, User)
  return result.userid
}

function contentOf({ title, text, link }: WorkNotice) {
  if (link === '') return { msgtype: 'text', text: { content: [title, text].filter(Boolean).join('\n') } }
  const head = { bgcolor: 'FF2468E5', text: title }
  const body = { title, ...(text !== '' && { content: text }) }
  return { msgtype: 'oa', oa: { message_url: link, pc_message_url: link, head, body } }
}
