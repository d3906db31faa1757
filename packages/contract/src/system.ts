import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Empty } from './shapes.ts'

export const system = {
  version: endpoint({
    method: 'GET',
    path: '/api/app/Version',
    access: 'anyone',
    summary: 'The version the server runs; a client of another version offers an update',
    input: Empty,
    output: z.object({ sysVersion: z.string(), build: z.number().int(), downloadUrl: z.string() }),
    refusals: [],
  }),
  languagePack: endpoint({
    method: 'GET',
    path: '/api/system/BaseLang/LangJson',
    access: 'anyone',
    summary: 'All texts in the language of Accept-Language',
    input: Empty,
    output: z.record(z.string(), z.string()),
    refusals: [],
  }),
  externalLink: endpoint({
    method: 'GET',
    path: '/api/system/ExternalLink',
    access: 'member',
    summary:
      'Whether a page from elsewhere may be shown inside the product. `host` is as browsers ask for it; empty where there is none to show',
    input: z.object({ url: z.string().max(2000) }),
    output: z.object({ host: z.string(), isAllowed: z.boolean() }),
    refusals: [],
  }),
}
