import { expect, test } from 'vitest'
import { signatureOf } from './object-storage.ts'

/** Examples of “Signature calculations for the Authorization header” in the S3 API reference. */
const sample = {
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  day: '20130524',
  region: 'us-east-1',
  at: '20130524T000000Z',
}
const host = 'examplebucket.s3.amazonaws.com'
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

test('the storage of the tests signs the published examples as published', () => {
  expect(
    signatureOf(
      {
        method: 'GET',
        url: '/test.txt',
        headers: {
          host,
          range: 'bytes=0-9',
          'x-amz-content-sha256': nothing,
          'x-amz-date': sample.at,
        },
      },
      { ...sample, names: 'host;range;x-amz-content-sha256;x-amz-date' },
    ),
  ).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
  expect(
    signatureOf(
      {
        method: 'GET',
        url: '/?lifecycle=',
        headers: { host, 'x-amz-content-sha256': nothing, 'x-amz-date': sample.at },
      },
      { ...sample, names: 'host;x-amz-content-sha256;x-amz-date' },
    ),
  ).toBe('fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543')
})
