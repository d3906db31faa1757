import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@signet/e2e/product'
import { cacheFolder, installOnce, installPackages } from '../install-packages.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import type { SideOptions } from './side.ts'

const secret = '0123456789abcdef'.repeat(4)

/**
 * Serves the claims in production mode with as few parts as possible; `people` are the approvers, empty before they
 * exist.
 */
export async function startObjectStack(
  { databaseUrl, folder }: SideOptions,
  people: readonly string[],
): Promise<RunningServer> {
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

const version = '17.4.0'
/** Its own version ranges would select a newer driver, which needs a core that was never published. */
const packages = [`@objectstack/cli@${version}`, `@objectstack/driver-mongodb@${version}`, 'pg@8.23.1']

export const objectStackTitle = `ObjectStack ${version}`

/** Installs it once, half a gigabyte; returns the script that serves it. */
async function installObjectStack(): Promise<string> {
  const folder = cacheFolder(`approvals-objectstack-${version}`)
  await installOnce(folder, () => installPackages(folder, packages, { flags: ['--ignore-scripts'] }))
  return join(folder, 'node_modules', '@objectstack', 'cli', 'bin', 'run.js')
}

/** The permissions of every user on claims. */
const allowed = { allowCreate: true, allowRead: true, allowEdit: true }

/**
 * `threeInARow` in ObjectStack's terms: a claim of two fields, and a flow that each new claim starts, with one
 * approval node per person id. The record holds the outcome.
 */
function claimStack(people: readonly string[]): object {
  return {
    manifest: {
      ...{ id: 'bench', namespace: 'bench', name: 'Bench', version: '1.0.0', type: 'app' },
      engines: { protocol: '^17' },
    },
    requires: ['auth', 'automation', 'approvals', 'triggers', 'settings', 'cache'],
    objects: [claim],
    permissions: [{ name: 'bench_user', label: 'User', isDefault: true, objects: { bench_claim: allowed } }],
    flows: people.length === 0 ? [] : [flowOf(people)],
  }
}

const claim = {
  name: 'bench_claim',
  label: 'Claim',
  sharingModel: 'public_read_write',
  enable: { apiEnabled: true },
  fields: {
    reason: { type: 'text', label: 'Reason', required: true },
    amount: { type: 'currency', label: 'Amount', required: true },
    outcome: { type: 'text', label: 'Outcome' },
  },
}

function flowOf(people: readonly string[]): object {
  const steps = people.map((person, index) => ({
    id: `step${index + 1}`,
    type: 'approval',
    label: `Step ${index + 1}`,
    config: {
      approvers: [{ type: 'user', value: person }],
      ...(index === people.length - 1 && { approvalStatusField: 'outcome' }),
    },
  }))
  const ids = ['start', ...steps.map(({ id }) => id), 'end']
  const onwards = ids.slice(1).map((target, index) => ({
    ...{ id: `to_${target}`, source: ids[index], target },
    ...(index > 0 && { label: 'approve' }),
  }))
  const rejected = steps.map(({ id }) => ({ id: `no_${id}`, source: id, target: 'end', label: 'reject' }))
  const config = { objectName: claim.name, triggerType: 'record-after-create' }
  return {
    ...{ name: 'claim_approval', label: 'Claim', type: 'record_change', status: 'active', runAs: 'system' },
    nodes: [
      { id: 'start', type: 'start', label: 'Start', config },
      ...steps,
      { id: 'end', type: 'end', label: 'End' },
    ],
    edges: [...onwards, ...rejected],
  }
}
