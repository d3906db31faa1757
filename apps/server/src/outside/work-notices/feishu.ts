import { z } from 'zod'
import {
  type Asking,
  UnknownReader,
  type WorkNotice,
  type WorkNoticeReader,
  type WorkNoticeVendor,
} from './work-notice.ts'

const isRight = z.literal(0)
const Token = z.object({ code: isRight, tenant_access_token: z.string().min(1), expire: z.number() })
const Found = z.object({
  code: isRight,
  data: z.object({ user_list: z.array(z.object({ user_id: z.string().optional() })).default([]) }),
})
const Sent = z.object({ code: isRight })

/**
 * Messages of an application’s bot in 飞书 and Lark (open.feishu.cn, `im/v1/messages`). A repeated message with the same
 * `uuid` is dropped there for an hour.
 */
export const feishu: WorkNoticeVendor = {
  usualUrl: 'https://open.feishu.cn',
  finders: ['binding', 'email', 'phone'],
  tokenIsOver: ['99991661', '99991663', '99991664'],
  isUnknown: ['230013', '230020', '99992351', '99992356'],
  openToken: async ({ ask, base, account: { appId, appSecret } }) => {
    const json = { app_id: appId, app_secret: appSecret }
    const address = `${base}/open-apis/auth/v3/tenant_access_token/internal`
    const { tenant_access_token: token, expire: seconds } = await ask(address, { json }, Token)
    return { token, seconds }
  },
  send: async (call, reader, notice) => {
    const { ask, base, token } = call
    const json = { receive_id: await idOf(call, reader), uuid: notice.id, ...contentOf(notice) }
    const query = { receive_id_type: reader.by === 'email' ? 'email' : 'open_id' }
    const headers = { authorization: `Bearer ${token}` }
    await ask(`${base}/open-apis/im/v1/messages`, { query, headers, json }, Sent)
  },
}

/** A bound identity is an open id; mail addresses are taken as they are. */
async function idOf({ ask, base, token }: Asking, { by, value }: WorkNoticeReader): Promise<string> {
  if (by !== 'phone') return value
  const query = { user_id_type: 'open_id' }
  const headers = { authorization: `Bearer ${token}` }
  const json = { mobiles: [value.replace(/^\+86/, '')] }
  const address = `${base}/open-apis/contact/v3/users/batch_get_id`
  const { data } = await ask(address, { query, headers, json }, Found)
  const [found] = data.user_list.flatMap(({ user_id: id }) => (id ? [id] : []))
  if (found === undefined) throw new UnknownReader(value)
  return found
}

/** A card of plain parts, since a text message reads tags. */
function contentOf({ title, text, link, open }: WorkNotice) {
  const plain = (content: string) => ({ tag: 'plain_text', content })
  const words = text || (link === '' ? title : '')
  const button = { tag: 'button', type: 'primary', text: plain(open), url: link }
  const card = {
    header: { title: plain(title) },
    elements: [
      ...(words === '' ? [] : [{ tag: 'div', text: plain(words) }]),
      ...(link === '' ? [] : [{ tag: 'action', actions: [button] }]),
    ],
  }
  return { msg_type: 'interactive', content: JSON.stringify(card) }
}
