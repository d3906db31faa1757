import { TriggerDefinition } from '@signet/flow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, expenseClaim, publishFlow, start } from '../../test/company-flows.ts'
import { contractList, publishModel } from '../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Client = Awaited<ReturnType<Office['as']>>
type Publication = Readonly<{
  revision: () => Promise<string>
  /** Saves another draft, as somebody else would. */
  change: () => Promise<unknown>
  publish: (expects?: string) => Promise<unknown>
}>

const steps = (name: string) => ({
  ...chain([start(), approver(office, 'review', ['li']), end]),
  name,
})

/** Every kind of design that shows first what publishing it means. */
const kinds: Readonly<Record<string, (client: Client) => Promise<Publication>>> = {
  form: async ({ formDesign }) => {
    const definition = { ...expenseClaim('previewed') }
    const { id } = await formDesign.create({ name: '报销', code: 'previewed', definition })
    return {
      revision: async () => (await formDesign.previewRelease({ id })).revision,
      change: () =>
        formDesign.save({
          id,
          name: '报销',
          definition: {
            ...definition,
            fields: [...definition.fields, { key: 'city', kind: 'input', label: '城市' }],
          },
        }),
      publish: (expects) => formDesign.publish({ id, reason: '测试', expects }),
    }
  },
  flow: async ({ flowDesign }) => {
    const { flowId: id } = await publishFlow(office, steps('报销'))
    const save = (name: string) => flowDesign.save({ id, name: '报销', definition: steps(name) })
    await save('第一稿')
    return {
      revision: async () => (await flowDesign.previewRelease({ id })).revision,
      change: () => save('第二稿'),
      publish: (expects) => flowDesign.publish({ id, reason: '测试', expects }),
    }
  },
  list: async ({ listDesign }) => {
    const { modelId: id } = await publishModel(office)
    const save = (pageSize: 20 | 50) => listDesign.save({ id, definition: { ...contractList, pageSize } })
    await save(20)
    return {
      revision: async () => (await listDesign.previewRelease({ id })).revision,
      change: () => save(50),
      publish: (expects) => listDesign.publish({ id, reason: '测试', expects }),
    }
  },
  'print template': async ({ printTemplates }) => {
    const { modelId: id } = await publishModel(office)
    const { templateId } = await printTemplates.create({ id, name: '样张' })
    const place = { id, templateId }
    return {
      revision: async () => (await printTemplates.previewRelease(place)).revision,
      change: async () => {
        const { number } = await printTemplates.open(place)
        const definition = { version: 1, blocks: [{ kind: 'text', id: 'one', text: '{title}' }] }
        await printTemplates.save({ ...place, name: '样张', definition, number })
      },
      publish: (expects) => printTemplates.publish({ ...place, reason: '测试', expects }),
    }
  },
  trigger: async ({ triggers }) => {
    const { modelId: event } = await publishModel(office)
    const { modelId: form } = await publishModel(office)
    const definition = (title: string) =>
      TriggerDefinition.parse({
        event: { kind: 'record', form: event },
        actions: [{ does: 'addRecord', form, values: { title: JSON.stringify(title) } }],
      })
    const { id, version } = await triggers.create({ name: '登记', definition: definition('一') })
    return {
      revision: async () => (await triggers.previewSwitch({ id })).revision,
      change: () => triggers.save({ id, name: '登记', definition: definition('二'), version }),
      publish: (expects) => triggers.turn({ id, isOn: true, reason: '测试', expects }),
    }
  },
}

test.each(Object.entries(kinds))('what is published is what was shown: %s', async (_kind, make) => {
  const { revision, change, publish } = await make(await office.as('admin'))
  const shown = await revision()
  await change()

  expect(await refusalOf(publish(shown))).toBe('design.changedSincePreview')
  const now = await revision()
  expect(now).not.toBe(shown)
  expect(await refusalOf(publish(now))).toBe('not refused')
})

test('what a save of a list answers is what its preview shows', async () => {
  const { listDesign } = await office.as('admin')
  const { modelId: id } = await publishModel(office)
  const { revision } = await listDesign.save({ id, definition: { ...contractList, pageSize: 50 } })
  expect((await listDesign.previewRelease({ id })).revision).toBe(revision)
})
