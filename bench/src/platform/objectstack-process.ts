import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@signet/e2e/product'
import { type Running, startServer } from '../start-server.ts'
import { claimStack } from './claim-stack.ts'
import { installObjectStack, objectStackTitle } from './install-objectstack.ts'
import type { Opening } from './side.ts'

const secret = '0123456789abcdef'.repeat(4)

/** Serves its claims in production mode, with the least of its parts; `people` are the approvers, none before they are there. */
export async function startObjectStack(
  { databaseUrl, folder }: Opening,
  people: readonly string[],
): Promise<Running> {
  const script = await installObjectStack()
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  await writeFile(join(folder, 'stack.mjs'), `export default ${JSON.stringify(claimStack(people))}`)
  const flags = ['--prebuilt', '--preset', 'minimal', '--no-ui', '--no-console', '--log-level', 'error']
  return startServer({
    title: objectStackTitle,
    command: [process.execPath, script, 'serve', 'stack.mjs', '--port', port, ...flags],
    ready: '/api/v1/ready',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OS_DATABASE_URL: databaseUrl,
      OS_AUTH_URL: address,
      OS_AUTH_SECRET: secret,
      OS_SECRET_KEY: secret,
      OS_MCP_SERVER_ENABLED: 'false',
    },
    ...{ folder, address },
  })
}
