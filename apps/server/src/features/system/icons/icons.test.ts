import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const dataAddress = (bytes: Buffer | string, type = 'image/svg+xml') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const svg = (inner: string, root = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`
const circle = svg('<circle cx="12" cy="12" r="8" fill="#0a7"/>')

let count = 0
const create = async (content: Buffer | string, type?: string) => {
  const { icons } = await office.as('admin')
  count += 1
  return icons.create({ fullName: `图标 ${count}`, category: '', picture: dataAddress(content, type) })
}
const stored = async (id: string) => {
  const found = (await (await office.as('admin')).icons.list()).list.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}
const sent = async (id: string, headers = {}) =>
  office.app.http.inject({ url: (await stored(id)).icon, headers })
const cleaned = async (content: string) => (await sent((await create(content)).id)).body

function png(width: number, height: number): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(body.length)
    return Buffer.concat([head, Buffer.from(name, 'latin1'), body, Buffer.alloc(4)])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 6, 0, 0, 0], 8)
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, chunk('IHDR', size), chunk('IDAT', deflateSync(Buffer.alloc(9)))])
}

function webp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(40)
  bytes.write('RIFF', 0, 'latin1')
  bytes.write('WEBPVP8X', 8, 'latin1')
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return bytes
}

test('an icon is uploaded, renamed and replaced, and its address stays', async () => {
  const { icons } = await office.as('admin')
  const { id } = await icons.create({ fullName: '合同', category: '法务', picture: dataAddress(circle) })
  const icon = await stored(id)
  expect(icon).toMatchObject({ fullName: '合同', category: '法务', type: 'image/svg+xml', version: 1 })
  expect(icon.icon.length).toBeLessThanOrEqual(60)
  const first = await sent(id)
  expect(first.headers['content-type']).toBe('image/svg+xml')
  expect(first.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
  expect(first.headers['cache-control']).toContain('stale-while-revalidate=2592000')
  expect((await sent(id, { 'if-none-match': first.headers.etag })).statusCode).toBe(304)

  const picture = dataAddress(png(64, 64), 'image/svg+xml')
  expect(await icons.update({ id, fullName: '合约', picture, version: 1 })).toEqual({ version: 2 })
  expect(await stored(id)).toMatchObject({ fullName: '合约', type: 'image/png', icon: icon.icon })
  expect((await sent(id, { 'if-none-match': first.headers.etag })).headers['content-type']).toBe('image/png')
  expect(await refusalOf(icons.update({ id, fullName: '旧', version: 1 }))).toBe('icons.changedMeanwhile')
  const same = icons.create({ fullName: '合约', category: '', picture })
  expect(await refusalOf(same)).toBe('icons.nameTaken')
  await icons.remove({ id })
  expect((await office.app.http.inject(icon.icon)).json().code).toBe(404)
  expect(await refusalOf(icons.remove({ id }))).toBe('icons.notFound')
})

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'activeSvg'],
  [
    'a script among remarks',
    svg('<metadata><x><svg:script xmlns:svg="http://www.w3.org/2000/svg"/></x></metadata>'),
    'activeSvg',
  ],
  ['a handler', svg('<path d="M0 0" onclick="alert(1)"/>'), 'activeSvg'],
  ['a handler at its root', svg('', 'viewBox="0 0 1 1" onload="alert(1)"'), 'activeSvg'],
  [
    'another page',
    svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'activeSvg',
  ],
  ['a picture from elsewhere', svg('<image href="https://evil.example/a.png"/>'), 'activeSvg'],
  ['a link', svg('<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>'), 'activeSvg'],
  ['a script address', svg('<linearGradient id="a" xlink:href=" javascript:alert(1)"/>'), 'activeSvg'],
  ['a gradient from elsewhere', svg('<linearGradient href="//evil.example/#a"/>'), 'activeSvg'],
  ['a fill from elsewhere', svg('<path d="M0 0" fill="url(https://evil.example/#a)"/>'), 'activeSvg'],
  ['a style from elsewhere', svg('<path d="M0 0" style="fill: url(//evil.example)"/>'), 'activeSvg'],
  ['an animation', svg('<path d="M0 0"><set attributeName="href" to="x"/></path>'), 'activeSvg'],
  [
    'an entity bomb',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<path d="&b;"/>')}`,
    'activeSvg',
  ],
  ['an entity of a file', `<!DOCTYPE svg SYSTEM "file:///etc/passwd">${circle}`, 'activeSvg'],
  ['an unknown entity', svg('<path d="&bomb;"/>'), 'wrongSvg'],
  ['a style sheet', svg('<style>@import url(//evil.example)</style>'), 'partRefused'],
  ['uses of uses', svg('<g id="a"/><use href="#a"/>'), 'partRefused'],
  ['a filter', svg('<filter id="f"/>'), 'partRefused'],
  ['depth', svg('<g>'.repeat(60) + '</g>'.repeat(60)), 'tooDetailed'],
  ['three thousand shapes', svg('<path d="M0 0"/>'.repeat(3000)), 'tooDetailed'],
  ['no end', svg('').slice(0, -3), 'wrongSvg'],
  ['no size', svg('', ''), 'wrongSvg'],
  ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'wrongSvg'],
  ['no namespace', '<svg viewBox="0 0 1 1"/>', 'wrongSvg'],
  ['bytes of another encoding', Buffer.from([0x3c, 0xff, 0xfe, 0x00]), 'wrongSvg'],
] as const)('an SVG with %s is refused', async (_, content, reason) => {
  expect(await refusalOf(create(content))).toBe(`icons.${reason}`)
})

test('of an SVG only shapes and colours are kept', async () => {
  const drawn = await cleaned(
    `<?xml version="1.0"?><?xml-stylesheet href="//evil.example"?><!-- drawn -->${svg(
      `<title>a &amp; b</title><metadata><g/></metadata>
      <sodipodi:namedview xmlns:sodipodi="http://sodipodi.example"><g/></sodipodi:namedview>
      <defs><linearGradient id="a"><stop offset="0" style="stop-color:#fff;behavior:none"/></linearGradient></defs>
      <path class="x" data-y="1" d="M0 0" fill="url(#a)" style="stroke: red; position: fixed"/><![CDATA[<script>]]>text`,
      'width="24px" height="12" id="root"',
    )}`,
  )
  expect(drawn).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24px" height="12" id="root" viewBox="0 0 24 12">' +
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<path d="M0 0" fill="url(#a)" stroke="red"></path></svg>',
  )
  expect(await cleaned(svg('<path d="&#34;&gt;&lt;script&gt;"/>'))).toContain('d="&quot;&gt;&lt;script&gt;"')
})

test('a file is what its bytes are, within limits of size', async () => {
  expect((await stored((await create(webp(1024, 1024))).id)).type).toBe('image/webp')
  expect(await refusalOf(create(webp(1025, 1), 'image/webp'))).toBe('icons.tooDetailed')
  expect(await refusalOf(create(png(60_000, 60_000), 'image/png'))).toBe('icons.tooDetailed')
  expect(await refusalOf(create('GIF89a', 'image/png'))).toBe('icons.kindUnknown')
  expect(await refusalOf(create(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/png'))).toBe(
    'icons.kindUnknown',
  )
  expect(await refusalOf(create(Buffer.alloc(102_401, 0x3c)))).toBe('icons.tooLarge')
  expect(await refusalOf(create(Buffer.alloc(300_000)))).toBe('request.invalid')
})

test('an icon that an application, a menu, a form or a flow shows is not deleted', async () => {
  const { icons, applications, designLife } = await office.as('admin')
  const { id } = await create(circle)
  const { icon, fullName } = await stored(id)
  const { flowId, formId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['li']), end]),
  )
  const look = { category: '', tags: [], ownerId: null, iconColor: '' }
  const inUse = async () => {
    const refused = await icons.remove({ id }).catch((error: unknown) => error)
    return refused instanceof Error ? refused.message : 'deleted'
  }
  const everybody = [{ kind: 'everybody' as const, id: '' }]
  const application = { fullName: '法务', enCode: 'legal', holders: everybody }
  const { id: applicationId } = await applications.create({ ...application, icon })
  expect(await inUse()).toContain('法务')
  await applications.remove({ id: applicationId })
  await applications.create({
    ...application,
    menu: [{ id: 'a', icon, fullName: '首页', target: { kind: 'catalog' } }],
  })
  await designLife.describe({ kind: 'flow', id: flowId, name: '用印', ...look, icon })
  await designLife.describe({ kind: 'form', id: formId, name: '用印单', ...look, icon })
  const sentence = await inUse()
  expect(sentence).toContain(fullName)
  expect(sentence).toMatch(/法务, 用印, 用印单/)
})

test('members neither list nor change icons, and another company has its own', async () => {
  const { icons } = await office.as('li')
  expect(await refusalOf(icons.list())).toBe('session.administratorsOnly')
  const given = { fullName: 'x', category: '', picture: dataAddress(circle) }
  expect(await refusalOf(icons.create(given))).toBe('session.administratorsOnly')
  expect((await (await office.other.as('admin')).icons.list()).list).toEqual([])
  const { icon } = await stored((await create(circle)).id)
  const elsewhere = icon.replace('/demo/', '/other/')
  expect((await office.app.http.inject(elsewhere)).json().code).toBe(404)
})
