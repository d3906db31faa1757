import { contract } from '@signet/contract'
import type { Reader } from '@signet/db'
import { isWebAddress } from '@signet/form'
import { sql } from 'kysely'
import { serve } from '../../http/serve.ts'

/**
 * Whether a page of this host may be framed: hosts listed by the operator, or used in a published design.
 */
export const externalLink = serve(contract.system.externalLink, async ({ input, tx, server }) => {
  const host = isWebAddress(input.url) ? hostOf(input.url) : ''
  if (host === '') return { host, isAllowed: false }
  const isAllowed =
    isHostAllowed(host, server.linkHosts) || (await namedAddresses(tx)).some((one) => hostOf(one) === host)
  return { host, isAllowed: isAllowed && isWebAddress(input.url, 'https') }
})

/** Whether the list has the host; `*.example.com` matches its subdomains, and ports must match. */
function isHostAllowed(host: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))
}

/**
 * Returns the host as browsers resolve it, in Punycode so that look-alikes differ. Empty for anything but a
 * plain web address.
 */
function hostOf(address: string): string {
  const parsed = URL.parse(address)
  const isPlain = parsed !== null && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password
  return isPlain ? parsed.host : ''
}

/** Matches up to the characters that follow a host or end the surrounding text. */
const beginning = `https?://[^]/\\s"'\\\\<>()?#]+`
const address = sql<string>`(regexp_matches(version.definition::text, ${beginning}, 'gi'))[1]`.as('address')

/** Returns the origins of all addresses in published forms, lists and flows, as written there. */
async function namedAddresses(db: Reader): Promise<readonly string[]> {
  const inForms = await db
    .selectFrom('formVersion as version')
    .innerJoin('form', (join) =>
      join.onRef('form.id', '=', 'version.formId').onRef('form.publishedVersion', '=', 'version.version'),
    )
    .select(address)
    .distinct()
    .execute()
  const inLists = await db
    .selectFrom('listVersion as version')
    .innerJoin('listDesign as list', (join) =>
      join.onRef('list.formId', '=', 'version.formId').onRef('list.publishedVersion', '=', 'version.version'),
    )
    .select(address)
    .distinct()
    .execute()
  const besideSteps = await db
    .selectFrom('flowVersion as version')
    .innerJoin('flow', 'flow.publishedVersionId', 'version.id')
    .select(
      sql<string>`(regexp_matches(jsonb_path_query_array(version.definition, '$.nodes[*].side.links[*].url')::text, ${beginning}, 'gi'))[1]`.as(
        'address',
      ),
    )
    .distinct()
    .execute()
  return [...inForms, ...inLists, ...besideSteps].map((one) => one.address)
}
