import { largestVoice, waveformBars } from '@signet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, refusalOf, uploaded } from '../../../../test/index.ts'

let office: Office
let id: string
beforeAll(async () => {
  office = await openOffice()
  ;({ id } = await (await office.as('li')).chat.openDirect({ personId: office.company.people.wang }))
})
afterAll(() => office.close())

let drawn = 0
const clientId = () => `device-${++drawn}`

/** The head of a WAV file, and silence of a size. */
function recording(bytes = 1000): Buffer<ArrayBuffer> {
  const wav = Buffer.alloc(44 + bytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + bytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(8000, 24)
  wav.writeUInt32LE(8000, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(bytes, 40)
  return wav
}

const waveform = [0, 40, 100, 3]

test('a recording arrives with its length and how loud it is, also when it is forwarded', async () => {
  const fileId = await uploaded(office, 'li', '语音.wav', recording())
  const { send } = (await office.as('li')).chat
  const { sequence } = await send({ id, clientId: clientId(), kind: 'voice', fileId, seconds: 7, waveform })
  const { chat } = await office.as('wang')
  const [heard] = (await chat.messages({ id })).list
  expect(heard?.file).toMatchObject({ fileId, seconds: 7, waveform, type: 'audio/wav' })

  const { id: other } = await chat.openDirect({ personId: office.company.people.chen })
  const { list } = await chat.forward({ id, sequence, clientId: clientId(), to: [other] })
  expect(list[0]).toMatchObject({ kind: 'voice', file: { fileId, seconds: 7, waveform } })
})

test('what is no recording, too long, too large or wrongly measured is no voice message', async () => {
  const voice = await uploaded(office, 'li', '语音.wav', recording())
  const text = await uploaded(office, 'li', '语音.txt')
  const large = await uploaded(office, 'li', '长.wav', recording(largestVoice))
  const { send, messages } = (await office.as('li')).chat
  const before = (await messages({ id })).list.length
  const kind = 'voice' as const
  const attempts = [
    ...[
      { kind, fileId: text, seconds: 7 },
      { kind, fileId: voice, seconds: 61 },
      { kind, fileId: voice },
    ],
    ...[
      { kind, fileId: large, seconds: 7 },
      { kind: 'file' as const, fileId: voice, waveform },
    ],
    ...[
      { kind, fileId: voice, seconds: 7, waveform: [101] },
      { kind, fileId: voice, seconds: 7, waveform: [0.5] },
    ],
    { kind, fileId: voice, seconds: 7, waveform: Array.from({ length: waveformBars + 1 }, () => 1) },
  ]
  const sent = attempts.map((one) => refusalOf(send({ id, clientId: clientId(), ...one })))
  const [noVoice, invalid] = ['chat.notAVoice', 'request.invalid']
  expect(await Promise.all(sent)).toEqual([
    ...[noVoice, noVoice, noVoice, noVoice, noVoice],
    ...[invalid, invalid, invalid],
  ])
  expect((await messages({ id })).list).toHaveLength(before)
})

test('a file that calls itself a recording and is none is not even taken', async () => {
  const { send } = (await office.as('li')).chat
  const fileId = await uploaded(office, 'li', '语音.webm', '<script>').catch(() => 'none')
  const sending = { id, clientId: clientId(), kind: 'voice' as const, seconds: 3, fileId: fileId ?? 'none' }
  expect(await refusalOf(send(sending))).toBe('chat.fileNotYours')
})

test('a place has a name, a sane position, and nothing in it that steers screens', async () => {
  const { send } = (await office.as('li')).chat
  const place = { name: ' 国贸\u202e三期 ', address: '建国门外大街 1 号', lng: 116.45, lat: 39.9 }
  const sending = { id, kind: 'location' as const }
  expect((await send({ ...sending, clientId: clientId(), place })).place).toEqual({
    ...place,
    name: '国贸三期',
  })
  const wrong = [
    ...[undefined, { ...place, name: '\u202e' }, { ...place, lat: 91 }, { ...place, lng: Number.NaN }],
  ]
  const sent = wrong.map((one) =>
    refusalOf(send({ ...sending, clientId: clientId(), ...(one && { place: one }) })),
  )
  expect(await Promise.all(sent)).toEqual(['chat.empty', 'chat.empty', 'request.invalid', 'request.invalid'])
})
