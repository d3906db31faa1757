import type { FastifyReply } from 'fastify'
import type { Route } from '../../http/serve.ts'

/** Pages whose links open in the app; the way back from a provider stays in the browser that began. */
const pages = [{ '/': '/pages/login/sso-redirect', exclude: true }, { '/': '/pages/*' }]

/**
 * Says which apps may open the links of this server (Digital Asset Links of Android, associated domains of iOS). The
 * systems ask once, when an app is installed. Without an app there is no such file.
 */
export const phoneLinks: Route = (app, { phoneApps: { android, ios } }) => {
  const answer = (reply: FastifyReply, content: object | undefined) =>
    content ? reply.type('application/json').send(content) : reply.status(404).send()

  app.get('/.well-known/assetlinks.json', (_request, reply) =>
    answer(
      reply,
      android && [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: android.package,
            sha256_cert_fingerprints: android.fingerprints,
          },
        },
      ],
    ),
  )
  app.get('/.well-known/apple-app-site-association', (_request, reply) =>
    answer(
      reply,
      ios === undefined ? undefined : { applinks: { details: [{ appIDs: [ios], components: pages }] } },
    ),
  )
}
