import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Journey, World } from '../../journey.ts'
import { idOf } from '../../office.ts'
import { patience, signIn } from '../../person.ts'
import { clientOf } from '../../publish.ts'
import { openAnother, signInHere, signOut, untilKept, untilStored } from './on-device.ts'

const look = { locale: 'zh-CN', theme: 'light', isTouch: true } as const
const form = '共享的差旅票据'
/** Where the device keeps what is shared, and the key that locks it for the person. */
const letters = { database: 'signet-incoming', store: 'letters' }
/** A page without an origin has no storage, and a train no network. */
const blankPage = /localStorage|ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/**
 * An employee shares a photo with the product as the system of a phone does, by a POST navigation. It begins a claim, also
 * without a network, or goes to a colleague. What was shared while signed out waits for the employee, and a colleague
 * who signs in on that phone does not see it.
 */
export const shareTarget: Journey = {
  name: 'share target',
  run: async (world) => {
    const flowId = await publishClaim(world)
    const { page, leave } = await signIn(world, 'employee', look)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await untilStored(page, letters, (keys) => keys.includes('letterbox'))

    await share(world, page, { files: [photo('taxi.png')], text: '机场打车' })
    await begin(page)
    await submit(page)
    await inTheCase(world, { flowId, what: '机场打车', name: 'taxi.png' })

    await share(world, page, { files: [photo('scan.txt')] })
    await page.getByText('不适合的表单').waitFor()
    await page.getByText('“scan.txt”的类型不支持').first().waitFor()
    await share(world, page, { files: [] })
    await page.getByText('没有收到分享').waitFor()

    await sendToColleague(world, page)
    await withoutNetwork(world, page, flowId)
    await whileSignedOut(world, page)
    await leave(blankPage)
  },
}

/** A form with a text and pictures, which the manager reviews. */
async function publishClaim(world: World): Promise<string> {
  const { formDesign, flowDesign } = await clientOf(world, 'admin')
  const fields = [
    { key: 'why', kind: 'textarea', label: '说明', inList: true },
    { key: 'photos', kind: 'image-upload', label: '照片' },
  ]
  const definition = { version: 1, key: 'shared_claim', fields }
  const { id: formId } = await formDesign.create({ name: form, code: 'shared_claim', definition })
  await formDesign.publish({ id: formId })
  const sources = [{ kind: 'people' as const, people: [await idOf(world, 'manager')] }]
  const flow = {
    ...{ version: 1, name: form },
    nodes: [
      { id: 'start', name: '发起', kind: 'start' as const },
      { id: 'review', name: '审批', kind: 'approver' as const, sources },
      { id: 'end', name: '结束', kind: 'end' as const },
    ],
    lines: [
      { id: 'one', from: 'start', to: 'review' },
      { id: 'two', from: 'review', to: 'end' },
    ],
  }
  const { id } = await flowDesign.create({ name: form, code: 'shared_claim', formId, definition: flow })
  await flowDesign.publish({ id, reason: '演示' })
  return id
}

type SharedFile = Readonly<{ name: string; mimeType: string; buffer: Buffer }>

/** The smallest PNG; a name without the ending of a picture makes it a file of another kind. */
function photo(name: string): SharedFile {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  return {
    name,
    mimeType: name.endsWith('.png') ? 'image/png' : 'text/plain',
    buffer: Buffer.from(pixel, 'base64'),
  }
}

/** Shares as the system of a phone does: a navigation by POST that no page of the product begins. */
async function share(
  { product }: World,
  page: Page,
  { files, text = '' }: Readonly<{ files: readonly SharedFile[]; text?: string }>,
): Promise<void> {
  await page.goto('about:blank')
  await page.setContent(`<form method="post" enctype="multipart/form-data" action="${product.address}/pages/share/index">
    <input type="file" name="files" multiple><input name="text"><button>Share</button></form>`)
  await page.locator('input[type=file]').setInputFiles([...files])
  await page.locator('input[name=text]').fill(text)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.waitForURL(/\/pages\/share\/index\?|\/pages\/login\/index/)
}

/** Chooses the form, which opens with the photo in its field. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: form }).tap()
  await page.getByRole('contentinfo').getByRole('button', { name: '提交', exact: true }).waitFor()
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: '提交', exact: true }).tap()
}

type Kept = Readonly<{ flowId: string; what: string; name: string }>

/** Waits until one case has the text and the file; reads the file as the server has it. */
async function inTheCase(world: World, { flowId, what, name }: Kept): Promise<void> {
  const { approvals } = await clientOf(world, 'employee')
  const deadline = performance.now() + patience
  for (;;) {
    const { list } = await approvals.list({ list: 'launched', flowId })
    for (const { caseId } of list) {
      const { values } = await approvals.open({ caseId })
      const photos = (values['photos'] ?? []) as readonly Readonly<{ fileId: string; name: string }>[]
      if (values['why'] === what && photos.length === 1 && photos[0]?.name === name) return
    }
    if (performance.now() > deadline) throw new Error(`No case has ${name} and ${what}`)
  }
}

/** To the director, with whom no other journey talks. */
async function sendToColleague(world: World, page: Page): Promise<void> {
  const director = await clientOf(world, 'director')
  const { id } = await director.chat.openDirect({ personId: await idOf(world, 'employee') })
  await director.chat.send({ id, clientId: randomUUID(), text: '照片呢？' })
  await share(world, page, { files: [photo('site.png')], text: '现场照片' })
  await page.getByRole('link', { name: /发送到聊天/ }).tap()
  const colleague = (await director.session.currentUser()).userInfo.userName
  await page.getByRole('dialog').getByRole('button', { name: colleague }).tap()
  await page.getByText('现场照片').waitFor()
  const deadline = performance.now() + patience
  for (;;) {
    const { list } = await director.chat.messages({ id })
    const [, file, words] = list
    if (list.length === 3 && file?.file?.name === 'site.png' && words?.text === '现场照片') return
    if (performance.now() > deadline) throw new Error(`The colleague has ${JSON.stringify(list)}`)
  }
}

/** The form was opened before, so it opens in the train; its photo goes out with it when the network is back. */
async function withoutNetwork(world: World, page: Page, flowId: string): Promise<void> {
  await page.goto('/')
  await untilKept(page, (keys) => keys.some((key) => key.includes('receivingFlows')))
  const context = page.context()
  await context.setOffline(true)
  const train = await openAnother(context)
  await share(world, train, { files: [photo('train.png')], text: '在火车上' })
  await begin(train)
  await train.getByRole('contentinfo').getByRole('button', { name: '提交', exact: true }).tap()
  await keepWithoutChoices(train)
  await train.getByText('1条等待发送').waitFor()
  await context.setOffline(false)
  await train.getByText('1条等待发送').waitFor({ state: 'detached' })
  await inTheCase(world, { flowId, what: '在火车上', name: 'train.png' })
  await train.close()
}

/** Where the device does not know the choices of the form, it asks. */
async function keepWithoutChoices(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog').getByRole('button', { name: '先保存' })
  const kept = page.getByText('1条等待发送')
  await question.or(kept).first().waitFor()
  if (await question.isVisible()) await question.tap()
}

async function whileSignedOut(world: World, page: Page): Promise<void> {
  await signOut(page)
  await share(world, page, { files: [photo('home.png')], text: '回家路上' })
  await signInHere(page, 'finance')
  await page.getByText('不是分享给您的').waitFor()
  const address = page.url()
  await signOut(page)
  await signInHere(page, 'employee')
  await page.goto(address)
  await page.getByText('home.png').waitFor()
  await page.getByText('回家路上').waitFor()
}
