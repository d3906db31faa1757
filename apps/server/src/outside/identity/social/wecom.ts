import { z } from 'zod'
import { type AskVendor, addressOf } from '../../ask-vendor.ts'
import type { SocialAccount, SocialVendor } from './social-vendor.ts'

const isRight = z.literal(0)
const Token = z.object({ errcode: isRight, access_token: z.string().min(1) })
/** People of other companies have an `openid` and no `userid`. */
const Member = z.object({ errcode: isRight, userid: z.string().optional() })
const Agent = z.object({ errcode: isRight })

/** 企业微信 Web login (developer.work.weixin.qq.com/document/path/98152). A member has the account that the company gave. */
export const wecom: SocialVendor = {
  usual: { signInUrl: 'https://login.work.weixin.qq.com', apiUrl: 'https://qyapi.weixin.qq.com' },
  authorizeUrl: ({ signInUrl, appId, agentId }, { redirectUri, state }) =>
    addressOf(`${signInUrl}/wwlogin/sso/login`, {
      login_type: 'CorpApp',
      appid: appId,
      agentid: agentId,
      redirect_uri: redirectUri,
      state,
    }),
  exchange: async (ask, account, { code }) => {
    const query = { access_token: await tokenOf(ask, account), code }
    const { userid } = await ask(`${account.apiUrl}/cgi-bin/auth/getuserinfo`, { query }, Member)
    if (!userid) throw new Error('The person is no member of the company at WeCom')
    return { subject: userid, name: userid, account: userid }
  },
  check: async (ask, account) => {
    const query = { access_token: await tokenOf(ask, account), agentid: account.agentId }
    await ask(`${account.apiUrl}/cgi-bin/agent/get`, { query }, Agent)
  },
}

async function tokenOf(ask: AskVendor, { apiUrl, appId, appSecret }: SocialAccount): Promise<string> {
  const query = { corpid: appId, corpsecret: appSecret }
  const { access_token: token } = await ask(`${apiUrl}/cgi-bin/gettoken`, { query }, Token)
  return token
}
