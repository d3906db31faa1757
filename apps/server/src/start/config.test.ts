import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('by default the product listens on this machine only and keeps its files in ./data', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    statements: 'pipelined',
    redisUrl: undefined,
    seed: 'demo',
    logLevel: 'warn',
    publicUrl: undefined,
    isDemoPublic: false,
    firstRunCode: undefined,
    allowedHosts: [],
    trustProxy: 0,
    maps: undefined,
    places: undefined,
    registration: false,
    fileSpace: { perPerson: 10 * 1024 ** 3, perTenant: 200 * 1024 ** 3, openUploads: 50 },
    rateLimits: true,
    clockAheadMinutes: 0,
    secretKeys: [],
    innerHosts: [],
    linkHosts: [],
    phoneApps: { origins: [], android: undefined, ios: undefined, downloadUrl: '' },
    databaseUrls: {},
  })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', SEED: '', DATABASE_URL: '' }).port).toBe(3000)
})

test.each([
  ['PORT', '70000', 'PORT must be a number from 0 to 65535, not "70000".'],
  ['PORT', 'http', 'PORT must be a number from 0 to 65535, not "http".'],
  ['HOST', 'a b', 'HOST must be a host name or an address, such as 127.0.0.1 or 0.0.0.0, not "a b".'],
  ['SEED', 'yes', 'SEED must be demo or none, not "yes".'],
  ['CLOCK_AHEAD_MINUTES', '-5', 'CLOCK_AHEAD_MINUTES must be a whole number from 0 to 5256000, not "-5".'],
  ['PERSON_SPACE_GB', '0', 'PERSON_SPACE_GB must be a whole number from 1 to 1000000, not "0".'],
  ...['https://oa.example', 'https://localhost,', 'https://localhost:3000', 'localhost', '*', 'null'].map(
    (value) => [
      'PHONE_ORIGINS',
      value,
      `PHONE_ORIGINS must be origins separated by commas, such as https://localhost,capacitor://localhost, not "${value}".`,
    ],
  ),
  ...['com.example.office', 'com.example.office=AB:CD', 'office=', '../x=AB'].map((value) => [
    'ANDROID_APP',
    value,
    `ANDROID_APP must be a package and the SHA-256 fingerprints of its certificates, such as com.example.office=AB:CD:…, not "${value}".`,
  ]),
  ...['http://apps.example.com', 'javascript:alert(1)', 'apps'].map((value) => [
    'DOWNLOAD_URL',
    value,
    `DOWNLOAD_URL must look like https://apps.example.com/signet, not "${value}".`,
  ]),
  [
    'IOS_APP',
    'com.example.office',
    'IOS_APP must be the team and the identifier of the app, such as A1B2C3D4E5.com.example.office, not "com.example.office".',
  ],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud".'],
  ['PUBLIC_URL', 'office', 'PUBLIC_URL must look like https://office.example.com, not "office".'],
  ['REDIS_URL', 'localhost:6379', 'REDIS_URL must look like redis://host:6379.'],
  ['STATEMENTS', 'fast', 'STATEMENTS must be pipelined or plain, not "fast".'],
  ...['maybe', 'true', '10.0.0.0/33', '10.0.0.0/', '300.0.0.1', '1,', '12'].map((value) => [
    'TRUST_PROXY',
    value,
    `TRUST_PROXY must be the number of proxies in front, or their networks, such as 1 or 10.0.0.0/8,127.0.0.1, not "${value}".`,
  ]),
  [
    'MAP_TILES',
    'https://tiles.example.com',
    'MAP_TILES must look like https://tiles.example.com/{z}/{x}/{y}.png, not "https://tiles.example.com".',
  ],
  [
    'MAP_TILES',
    'https://tiles.example.com',
    'MAP_TILES must look like https://tiles.example.com/{z}/{x}/{y}.png, not "https://tiles.example.com".',
  ],
])('%s=%s gets one sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(expect.objectContaining({ message: sentence }))
})

test('a wrong DATABASE_URL is refused without showing its password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@host/db' })).toThrow(
    expect.objectContaining({
      message: 'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
    }),
  )
})

test.each([
  ['ab'.repeat(32), 0xab],
  [Buffer.alloc(32, 7).toString('base64'), 7],
])('a key is 32 bytes, in hexadecimal or base64', (SECRET_KEY, byte) => {
  expect(readConfig({ SECRET_KEY }).secretKeys).toEqual([Buffer.alloc(32, byte)])
})

test('a key of another length is refused without showing it', () => {
  expect(() => readConfig({ SECRET_KEY: 'c2VjcmV0' })).toThrow(
    expect.objectContaining({
      message:
        'SECRET_KEY must be 32 bytes in base64 or hexadecimal, or several such keys separated by commas.',
    }),
  )
})

test('hosts inside and databases of tenants are the operator’s to name', () => {
  const url = 'postgresql://reader:x@10.0.0.5/erp'
  const config = readConfig({ INNER_HOSTS: 'ERP.internal, 10.0.0.5:8080', DATA_SOURCE_DEMO__ERP: url })

  expect(config.innerHosts).toEqual(['erp.internal', '10.0.0.5:8080'])
  expect(config.databaseUrls).toEqual({ DEMO__ERP: url })
  expect(() => readConfig({ INNER_HOSTS: 'http://erp' })).toThrow(/INNER_HOSTS must be hosts/)
})

test('each wrong value gets its own sentence', () => {
  expect(() => readConfig({ PORT: 'x', SEED: 'x' })).toThrow(/PORT must.*\n.*SEED must/s)
})

test('hosts of framed pages are listed singly or by wildcard', () => {
  expect(readConfig({ LINK_HOSTS: 'Wiki.example.com, *.example.org' }).linkHosts).toEqual([
    'wiki.example.com',
    '*.example.org',
  ])
  for (const wrong of ['https://wiki.example.com', '*', '*.', 'a.*.example', 'wiki.example.com/', 'a@b'])
    expect(() => readConfig({ LINK_HOSTS: wrong })).toThrow(/LINK_HOSTS must be hosts/)
})

test('only the clock of a demo company may run ahead of the machine’s', () => {
  expect(readConfig({ CLOCK_AHEAD_MINUTES: '90' }).clockAheadMinutes).toBe(90)
  expect(() => readConfig({ CLOCK_AHEAD_MINUTES: '90', SEED: 'none' })).toThrow(
    'CLOCK_AHEAD_MINUTES only works with a demo company: set SEED=demo or remove it.',
  )
})

test.each([
  ['false', 0],
  ['1', 1],
  ['10.0.0.0/8, ::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
])('TRUST_PROXY=%s trusts %j', (value, trusted) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted)
})

test('a database of the operator gets no demo company unless they ask for one', () => {
  const DATABASE_URL = 'postgresql://signet@db/signet'

  expect(readConfig({ DATABASE_URL }).seed).toBe('none')
  expect(readConfig({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo')
})

test('a code of the first run is long and never shown', () => {
  expect(() => readConfig({ FIRST_RUN_CODE: 'short' })).toThrow(
    expect.objectContaining({ message: 'FIRST_RUN_CODE must be 12 to 100 letters, digits or hyphens.' }),
  )
})

test('a new key comes before the old one', () => {
  const [fresh, old] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))

  expect(readConfig({ SECRET_KEY: `${fresh}, ${old}` }).secretKeys.map(([byte]) => byte)).toEqual([1, 2])
})

test('apps for phones are named by their origins, packages and certificates', () => {
  const print = Array.from({ length: 32 }, () => 'ab').join(':')
  expect(
    readConfig({
      PHONE_ORIGINS: 'https://localhost, capacitor://localhost',
      ANDROID_APP: `com.example.office=${print}, ${print}`,
      IOS_APP: 'A1B2C3D4E5.com.example.office',
      DOWNLOAD_URL: 'https://apps.example.com/office',
    }).phoneApps,
  ).toEqual({
    origins: ['https://localhost', 'capacitor://localhost'],
    android: { package: 'com.example.office', fingerprints: [print.toUpperCase(), print.toUpperCase()] },
    ios: 'A1B2C3D4E5.com.example.office',
    downloadUrl: 'https://apps.example.com/office',
  })
})
