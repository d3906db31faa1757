import { isWorkNoticeVendor, type SettingValues, type SocialVendorName } from '@signet/contract'
import type { FieldProblem } from '../../../http/envelope.ts'
import { type SocialAccount, socialProviders } from '../../../outside/identity/index.ts'
import { type CheckContext, problemsOfProvider } from './check-context.ts'

type Vendor = SettingValues<SocialVendorName>

/** Asks the vendor, so that a wrong application or secret is found before anybody meets it. */
export function checkVendor(name: SocialVendorName) {
  return async (value: Vendor, { server, secrets }: CheckContext): Promise<readonly FieldProblem[]> => {
    const sendsNotices = 'sendsNotices' in value && value.sendsNotices
    if (!value.isOn && !sendsNotices) return []
    const account = socialAccountOf(value, secrets)
    const problems = problemsOf(account, fieldsOf(name, sendsNotices))
    if (problems.length > 0) return problems
    if (value.isOn && server.publicUrl === undefined) return [{ path: 'isOn', code: 'settings.noPublicUrl' }]
    return problemsOfProvider('appId', async () => {
      const { outside, clock: now } = server
      if (value.isOn) await (await socialProviders[name]()).check({ outside, now }, account)
      if (sendsNotices && isWorkNoticeVendor(name)) {
        const { checkWorkNotices } = await import('../../../outside/work-notices/index.ts')
        await checkWorkNotices(outside, name, account)
      }
    })
  }
}

type Needed = 'appId' | 'appSecret' | 'agentId'
const needed: readonly Needed[] = ['appId', 'appSecret']

function fieldsOf(name: SocialVendorName, sendsNotices: boolean): readonly Needed[] {
  const hasAgent = name === 'wecom' || (name === 'dingtalk' && sendsNotices)
  return hasAgent ? [...needed, 'agentId'] : needed
}

function problemsOf(account: SocialAccount, fields: readonly Needed[]): readonly FieldProblem[] {
  const missing = fields.filter((field) => account[field] === '')
  const wrong = (['signInUrl', 'apiUrl'] as const).filter((field) => !isBase(account[field]))
  return [
    ...missing.map((path) => ({ path, code: 'settings.missing' })),
    ...wrong.map((path) => ({ path, code: 'settings.wrong' })),
  ]
}

/** Whether a text is empty or an address that a path can be added to. */
function isBase(text: string): boolean {
  const url = URL.parse(text)
  return (
    text === '' || (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
  )
}

export function socialAccountOf(value: Vendor, secrets: CheckContext['secrets']): SocialAccount {
  const { appId, signInUrl, apiUrl } = value
  const agentId = 'agentId' in value ? value.agentId : ''
  return { appId, appSecret: secrets['appSecret'] ?? '', agentId, signInUrl, apiUrl }
}
