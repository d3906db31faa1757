import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { usualFieldsGroup } from '@signet/form-ui/vite'
import { textsPerLanguage } from '@signet/i18n/vite'
import { build, type Plugin } from 'vite'
import { cacheFolder, installOnce, installPackages } from '../install-packages.ts'
import { type Entrant, entrants } from './entrants.ts'

const ourTexts = textsPerLanguage({
  folders: ['packages/{form,form-ui,formula,i18n,ui}/src'],
  withStudio: false,
})

/** Builds the page of an entrant for production, ours with the files of the product, and returns its folder. */
export async function buildPage(entrant: Entrant): Promise<string> {
  const root = join(import.meta.dirname, 'pages')
  const outDir = join(peersFolder(), 'pages', entrant.page)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: entrant.isOurs ? [ourTexts] : [fromCache(entrant, root)],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      cssCodeSplit: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: join(root, `${entrant.page}.tsx`),
        output: {
          entryFileNames: 'main.js',
          assetFileNames: '[name][extname]',
          ...(entrant.isOurs ? { codeSplitting: { groups: [usualFieldsGroup] } } : {}),
        },
      },
    },
  })
  return outDir
}

/** Resolves `peer:<name>` and React in a peer's page from where the peer is installed. */
function fromCache(entrant: Entrant, root: string): Plugin {
  const beside = join(installedIn(entrant), 'package.json')
  return {
    name: 'signet-bench:peers',
    enforce: 'pre',
    resolveId(id, importer, options) {
      if (!importer?.startsWith(root)) return null
      const name = /^react(-dom)?(\/|$)/.test(id) ? id : id.match(/^peer:(.+)$/)?.[1]
      return name === undefined ? null : this.resolve(name, beside, { ...options, skipSelf: true })
    },
  }
}

/** The folder name is a hash of the pinned packages, so that a changed list is installed again. */
function peersFolder(): string {
  const list = JSON.stringify(entrants.map(({ packages }) => packages))
  const hash = createHash('sha256').update(list).digest('hex').slice(0, 12)
  return cacheFolder(`forms-${hash}`)
}

/** Returns the folder with the packages of an entrant. */
function installedIn({ page }: Entrant): string {
  return join(peersFolder(), page)
}

/** Installs the packages of the peers once. */
export async function installPeers(): Promise<void> {
  for (const entrant of entrants) {
    if (entrant.isOurs) continue
    const folder = installedIn(entrant)
    await installOnce(folder, () =>
      installPackages(folder, entrant.packages, { flags: ['--ignore-scripts'] }),
    )
  }
}
