import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CannotStart } from '@signet/db'
import type { Outside } from '../outside/index.ts'
import type { Secrets } from '../outside/secrets/index.ts'
import { summary } from './manifest.ts'
import { type Exported, exportTenant, type Imported, importTenant } from './tenant-file/index.ts'
import { tenantsUsage } from './tenants.ts'

export type Transfer = Readonly<{
  url: string
  filesDir: string
  /** The folder that names of files start from. */
  folder: string
  secrets: Secrets
  outside: Outside
  clock: () => number
  passphrase: string | undefined
  product: string
  words: readonly string[]
  now: string
}>

/** Runs `export` or `import`; returns what the operator reads, or undefined for other commands. Throws CannotStart. */
export async function transferTenants(transfer: Transfer): Promise<string | undefined> {
  const [command] = transfer.words
  if (command === 'export') return writeTenant(transfer)
  if (command === 'import') return readTenant(transfer)
  return undefined
}

async function writeTenant(transfer: Transfer): Promise<string> {
  const { values, positionals } = parsed(transfer, {
    force: { type: 'boolean' },
    'without-secrets': { type: 'boolean' },
  })
  const [tenant, file, ...rest] = positionals
  if (!tenant || !file || rest.length > 0) throw new CannotStart(tenantsUsage)
  const target = resolve(transfer.folder, file)
  if (existsSync(target) && !values['force'])
    throw new CannotStart(`${target} already exists: choose another file, or add --force to overwrite it.`)

  const isWithoutSecrets = values['without-secrets'] === true
  const { now: madeAt } = transfer
  return told(await exportTenant({ ...transfer, tenant, target, isWithoutSecrets, madeAt }), target)
}

function told(
  { cover: { tenant, secrets: kind }, manifest, secrets, missing }: Exported,
  target: string,
): string {
  return [
    `Exported ${tenant.code}: ${summary(manifest)} to ${target}.`,
    ...(kind === 'sealed'
      ? [`${secrets} secrets are sealed with TENANT_PASSPHRASE; keep it apart from the file.`]
      : []),
    ...(kind === 'leftOut'
      ? [
          `${secrets} secrets were left out: two-step verification, passwords of other systems and keys of webhooks must be set up again.`,
        ]
      : []),
    ...(missing > 0 ? [`${missing} stored files are not on disk and were left out.`] : []),
    tenant.isSuspended
      ? 'It was suspended, so its background work goes on where the file is imported: it is not resumed here.'
      : 'It was not suspended, so the file is a copy: it will send nothing to other systems. To move a tenant, suspend it first.',
  ].join('\n')
}

async function readTenant(transfer: Transfer): Promise<string> {
  const { values, positionals } = parsed(transfer, {
    code: { type: 'string' },
    name: { type: 'string' },
    'dry-run': { type: 'boolean' },
  })
  const [file, ...rest] = positionals
  if (!file || rest.length > 0) throw new CannotStart(tenantsUsage)
  const source = resolve(transfer.folder, file)
  if (!existsSync(source)) throw new CannotStart(`File not found: ${source}`)

  const { code, name } = values as Readonly<{ code?: string; name?: string }>
  const isDryRun = values['dry-run'] === true
  return toldOf(await importTenant({ ...transfer, source, code, name, isDryRun }), isDryRun)
}

function toldOf({ code, name, manifest, cover, isCopy, taken }: Imported, isDryRun: boolean): string {
  const { access_key: keys = 0, passkey_owner: owners = 0 } = taken
  return [
    isDryRun
      ? `${code} (${name}) can be imported: ${summary(manifest)}. Nothing was kept.`
      : `Imported ${code} (${name}): ${summary(manifest)}. Every row and file matches the file.`,
    ...(cover.secrets === 'leftOut'
      ? [
          'The file has no secrets: two-step verification, passwords of other systems and keys of webhooks must be set up again.',
        ]
      : []),
    ...(keys > 0 ? [`${keys} access keys stay with the original on this server; make new ones.`] : []),
    ...(owners > 0 ? [`Passkeys of ${owners} people stay with the original on this server.`] : []),
    ...(isCopy
      ? [
          'It is a copy: it sends nothing to other systems, its webhooks and triggers are off, what they had waiting is over, and its new bill numbers end with -COPY.',
        ]
      : []),
    ...(isDryRun ? [] : [`It is suspended. When the original is closed: npm run tenants -- resume ${code}`]),
  ].join('\n')
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options']

function parsed({ words }: Transfer, options: Options) {
  try {
    return parseArgs({ args: words.slice(1), options: options ?? {}, allowPositionals: true })
  } catch {
    throw new CannotStart(tenantsUsage)
  }
}
