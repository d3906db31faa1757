import { expect, test } from 'vitest'
import { keepLook, readLook } from './look.ts'

const device = (look: string | null) => ({ getItem: () => look })
const plain = { theme: 'light', text: 'normal', locale: 'zh-CN' }

test('a new device is plain, light and Chinese', () => {
  expect(readLook(device(null))).toEqual(plain)
})

test('what was kept is read again', () => {
  let kept = ''
  const look = { theme: 'dark', text: 'large', locale: 'en-US' } as const
  keepLook(
    {
      setItem: (_, value) => {
        kept = value
      },
    },
    look,
  )

  expect(readLook(device(kept))).toEqual(look)
})

test.each(['not JSON', 'null', '7', '{"theme":"pink","text":1,"locale":"fr"}'])('%s is plain', (kept) => {
  expect(readLook(device(kept))).toEqual(plain)
})
