import type { SentFile } from './send-file.ts'

/** The password of the people whom the coverage creates. */
export const leaverPassword = 'Quiet-Harbour-41'
/** The phone of the one who forgets the password. */
export const phone = '13900000012'
/** A PNG of one pixel. */
export const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

export const textFile: SentFile = { name: '覆盖.txt', content: '一份文件' }
export const picture: SentFile = { name: '头像.png', content: Buffer.from(dot.split(',')[1] ?? '', 'base64') }
