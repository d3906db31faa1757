import { z } from 'zod'
import { UnknownReader, type WorkNotice, type WorkNoticeVendor } from './work-notice.ts'

const isRight = z.literal(0)
const Token = z.object({ errcode: isRight, access_token: z.string().min(1), expires_in: z.number() })
const Sent = z.object({ errcode: isRight, invaliduser: z.string().nullish() })

/**
 * 企业微信 application messages (developer.work.weixin.qq.com/document/path/90236). An identity is the account that the
 * company gave. A repeated message is dropped there for half an hour.
 */
export const wecom: WorkNoticeVendor = {
  usualUrl: 'https://qyapi.weixin.qq.com',
  finders: ['binding', 'account'],
  tokenIsOver: ['40014', '42001'],
  isUnknown: ['60111', '81013'],
  openToken: async ({ ask, base, account: { appId, appSecret } }) => {
    const query = { corpid: appId, corpsecret: appSecret }
    const { access_token: token, expires_in: seconds } = await ask(
      `${base}/cgi-bin/gettoken`,
      { query },
      Token,
    )
    return { token, seconds }
  },
  send: async ({ ask, base, token, account }, { value }, notice) => {
    const json = {
      touser: value,
      agentid: Number(account.agentId),
      ...contentOf(notice),
      enable_duplicate_check: 1,
      duplicate_check_interval: 1800,
    }
    const query = { access_token: token }
    const { invaliduser } = await ask(`${base}/cgi-bin/message/send`, { query, json }, Sent)
    if (invaliduser) throw new UnknownReader(invaliduser)
  },
}

function contentOf({ title, text, link, open }: WorkNotice) {
  const words = withoutTags(text)
  if (link === '')
    return { msgtype: 'text', text: { content: [withoutTags(title), words].filter(Boolean).join('\n') } }
  const description = words || withoutTags(title)
  return { msgtype: 'textcard', textcard: { title, description, url: link, btntxt: open } }
}

/** Texts and descriptions of cards read tags, so what people wrote has none. */
function withoutTags(text: string): string {
  return text.replaceAll('<', '＜').replaceAll('>', '＞')
}
