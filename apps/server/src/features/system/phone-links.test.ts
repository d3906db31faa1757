import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../test/index.ts'

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':')

let office: Office
let without: Office
beforeAll(async () => {
  office = await openOffice({
    phoneApps: {
      origins: [],
      android: { package: 'com.example.office', fingerprints: [fingerprint] },
      ios: 'A1B2C3D4E5.com.example.office',
      downloadUrl: 'https://apps.example.com/office',
    },
  })
  without = await openOffice()
})
afterAll(async () => {
  await office.close()
  await without.close()
})

test('Android finds which app may open links of this server', async () => {
  const { headers, body } = await office.app.http.inject('/.well-known/assetlinks.json')

  expect(headers['content-type']).toContain('application/json')
  expect(JSON.parse(body)).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.example.office',
        sha256_cert_fingerprints: [fingerprint],
      },
    },
  ])
})

test('iOS finds which app may open links of this server, without an ending in the name', async () => {
  const { headers, body } = await office.app.http.inject('/.well-known/apple-app-site-association')

  const components = [{ '/': '/pages/login/sso-redirect', exclude: true }, { '/': '/pages/*' }]
  expect(headers['content-type']).toContain('application/json')
  expect(JSON.parse(body)).toEqual({
    applinks: { details: [{ appIDs: ['A1B2C3D4E5.com.example.office'], components }] },
  })
})

test('an older app learns where the new one is', async () => {
  expect(await office.client().system.version()).toMatchObject({
    downloadUrl: 'https://apps.example.com/office',
  })
  expect(await without.client().system.version()).toMatchObject({ downloadUrl: '' })
})

test.each(['assetlinks.json', 'apple-app-site-association'])(
  'a server without apps has no %s',
  async (name) => {
    expect((await without.app.http.inject(`/.well-known/${name}`)).statusCode).toBe(404)
  },
)
