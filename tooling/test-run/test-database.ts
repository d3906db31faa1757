import { startTestServer, type TestServer } from '../../packages/db/src/testing/index.ts'

type SharedServer = { server: Promise<TestServer>; users: number; foreign: string | undefined }

const key = Symbol.for('signet.testDatabase')
const shared = globalThis as { [key]?: SharedServer }

/** Starts one PostgreSQL per run, shared by all projects; workers find it in TEST_DATABASE_URL. */
export async function setup(): Promise<() => Promise<void>> {
  shared[key] ??= start()
  const { server } = shared[key]
  shared[key].users += 1
  process.env['TEST_DATABASE_URL'] = (await server).url

  return leave
}

function start(): SharedServer {
  const foreign = process.env['TEST_DATABASE_URL']
  return { server: startTestServer(foreign), users: 0, foreign }
}

async function leave(): Promise<void> {
  const left = shared[key]
  if (!left) return

  left.users -= 1
  if (left.users > 0) return

  delete shared[key]
  await (await left.server).stop()
  if (left.foreign === undefined) delete process.env['TEST_DATABASE_URL']
}
