import type { Page } from 'playwright-core'
import { findBarriers } from '../find-barriers.ts'
import type { Journey, World } from '../journey.ts'
import { type Look, openAsVisitor, type Person, signIn } from '../person.ts'
import { clientOf } from '../publish.ts'

const looks: readonly Look[] = [
  { locale: 'zh-CN', theme: 'light' },
  { locale: 'en-US', theme: 'dark' },
]

/** Checks every page for accessibility problems, alternating between the themes. */
export const barriers: Journey = {
  name: 'barriers',
  run: async (world) => {
    const addresses = await addressesIn(world)
    const found = [
      ...(await walk(addresses.approvals, (look) => signIn(world, 'manager', look))),
      ...(await walk(addresses.records, (look) => signIn(world, 'admin', look))),
      ...(await walk(addresses.strangers, (look) => openAsVisitor(world, look))),
      ...(await walk(addresses.studio, (look) =>
        signIn(world, 'admin', { ...look, width: 1440, height: 900 }, '/studio/'),
      )),
      ...(await barriersOfTip(world, `/studio/forms/${addresses.modelId}`)),
    ]
    if (found.length > 0) throw new Error(`Barriers:\n${found.join('\n')}`)
  },
}

/** Two people, one per theme, share the pages and check them at the same time. */
async function walk(
  addresses: readonly string[],
  begin: (look: Look) => Promise<Person>,
): Promise<readonly string[]> {
  const walks = looks.map(async (look, turn) => {
    const person = await begin(look)
    const found: string[] = []
    for (const [at, address] of addresses.entries())
      if (at % looks.length === turn) found.push(...(await barriersAt(person.page, address, look)))
    await person.leave()
    return found
  })
  return (await Promise.all(walks)).flat()
}

/** Checks the tooltip of an icon button in the dark theme. */
async function barriersOfTip(world: World, address: string): Promise<readonly string[]> {
  const look = { locale: 'en-US', theme: 'dark', width: 1440, height: 900 } as const
  const { page, leave } = await signIn(world, 'admin', look, '/studio/')
  await page.goto(address)
  await page.getByRole('button', { name: 'Export' }).hover()
  await page.getByRole('tooltip').waitFor()
  const found = await findBarriers(page, '[role=tooltip]')
  await leave()
  return found.map((barrier) => `${address} (a tip) ${barrier}`)
}

async function barriersAt(page: Page, address: string, { theme }: Look): Promise<readonly string[]> {
  await page.goto(address)
  await page.getByRole('main').first().waitFor()
  await page.waitForFunction(
    () => document.querySelector('[role=status] + [aria-hidden], .ant-skeleton, [aria-busy=true]') === null,
  )
  return (await findBarriers(page)).map((barrier) => `${address} (${theme}) ${barrier}`)
}

async function addressesIn(world: World) {
  const admin = await clientOf(world, 'admin')
  const manager = await clientOf(world, 'manager')
  const [modelId = ''] = (await admin.records.models()).list.flatMap(({ id, code }) =>
    code === 'order' ? [id] : [],
  )
  const [record] = (await admin.records.list({ modelId })).list
  const [open] = (await manager.approvals.list({ list: 'doing' })).list
  const [flow] = (await manager.approvals.launchableFlows({})).list
  const { address } = await admin.shortLinks.switchOn({
    modelId,
    purpose: 'form',
    fields: ['customer', 'state'],
  })
  const model = '/pages/apply/dynamicModel'
  return {
    modelId,
    approvals: [
      '/pages/index/index',
      '/pages/index/dashboard',
      '/pages/index/message',
      '/pages/index/my',
      '/pages/workFlow/index',
      '/pages/workFlow/flowTodo/index?list=doing',
      '/pages/workFlow/allAppWorkFlow/index',
      caseAddress({ id: open?.caseId, operatorId: open?.taskId }),
      caseAddress({ flowId: flow?.id, opType: '-1' }),
      '/pages/my/settings/index',
      '/pages/my/personalSetting/index',
      '/pages/apply/interPage/signInvokeList',
    ],
    records: [
      '/pages/apply/allAppApply/index',
      '/pages/apply/location/index',
      `${model}/index?modelId=${modelId}`,
      `${model}/form?modelId=${modelId}`,
      `${model}/detail?modelId=${modelId}&id=${record?.id}`,
      '/pages/apply/externalLink/index?url=https%3A%2F%2Fnews.example%2F',
    ],
    strangers: ['/pages/login/index', `/pages/formShortLink/index?link=${address}`],
    studio: [
      '/studio/flows',
      '/studio/forms',
      '/studio/cases',
      '/studio/exceptions',
      '/studio/hand-over',
      '/studio/delegations',
      '/studio/phrases',
      '/studio/working-calendar',
      '/studio/triggers?open=new',
      '/studio/webhooks?open=new',
      '/studio/data-views',
      '/studio/dictionaries',
      '/studio/bill-rules',
      '/studio/data-interfaces',
      '/studio/data-sources',
      `/studio/flows/${flow?.id}`,
      `/studio/flows/${flow?.id}/statistics`,
      `/studio/flows/${flow?.id}/migration`,
      `/studio/prints/${modelId}`,
      `/studio/forms/${modelId}`,
      `/studio/lists/${modelId}`,
      `/studio/forms?open=${modelId}`,
    ],
  }
}

function caseAddress(config: Readonly<Record<string, string | null | undefined>>): string {
  return `/pages/workFlow/flowBefore/index?${new URLSearchParams({ config: btoa(JSON.stringify(config)) })}`
}
