import type { SettingValues } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FieldProblem } from '../../../http/envelope.ts'
import { checkObjectStore, StoreFailure } from '../../../outside/objects/index.ts'
import type { CheckContext } from './check-context.ts'

type Storage = SettingValues<'storage'>

/** Writes, reads and deletes a test object, so that a storage that cannot be used is found before a file moves there. */
export async function checkStorage(
  value: Storage,
  { server, tenant, secrets }: CheckContext,
): Promise<readonly FieldProblem[]> {
  const problems = problemsOf(value)
  if (problems.length > 0 || value.place === 'folder') return problems
  if (!secrets['secretAccessKey']) return [{ path: 'secretAccessKey', code: 'settings.missing' }]
  const { endpoint, region, bucket, prefix, isPathStyle, accessKeyId } = value
  const account = {
    ...{ endpoint, region, bucket, isPathStyle, accessKeyId },
    secretAccessKey: secrets['secretAccessKey'],
  }
  try {
    await server.tenants.refuseCopy(tenant)
    const key = [prefix, `signet-check-${server.newId()}`].filter((part) => part !== '').join('/')
    await checkObjectStore({ outside: server.outside, now: server.clock }, account, key)
    return []
  } catch (error) {
    if (error instanceof StoreFailure) return [{ path: error.field, code: error.code, params: error.params }]
    if (error instanceof Refusal) return [{ path: 'endpoint', code: error.code, params: error.params }]
    throw error
  }
}

function problemsOf({ fileRule, endings, ...value }: Storage): readonly FieldProblem[] {
  const noEndings = fileRule === 'only' && endings.length === 0
  const needed = value.place === 'objects' ? (['endpoint', 'bucket', 'accessKeyId'] as const) : []
  const missing = needed.filter((field) => value[field] === '')
  const isWrong = value.place === 'objects' && value.endpoint !== '' && !isOrigin(value.endpoint)
  return [
    ...(noEndings ? [{ path: 'endings', code: 'settings.missing' }] : []),
    ...missing.map((path) => ({ path, code: 'settings.missing' })),
    ...(isWrong ? [{ path: 'endpoint', code: 'settings.storeNoOrigin' }] : []),
  ]
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}
