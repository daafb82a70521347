import { type Settings, settingsSchema } from '#core/api/settings.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { AppDeps, Feature } from '../context.ts'
import { signersOf } from '../sign-offs/signers.ts'

const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** The name of another machine in an address; undefined for this one, and where there is no address. */
const hostIn = (address: string | undefined): string | undefined => {
  const host = address === undefined ? undefined : new URL(address).hostname
  return host === undefined || OWN_HOSTS.includes(host) ? undefined : host
}

/** Who else sees something of a customer here, read off the same settings that let them see it. */
export const thirdPartiesOf = ({
  payments,
  addressFinder,
  mailUrl,
  documentStore,
  tracking,
}: Pick<
  AppDeps,
  'payments' | 'addressFinder' | 'mailUrl' | 'documentStore' | 'tracking'
>): Settings['thirdParties'] => {
  const bucket = documentStore && 'url' in documentStore ? documentStore.url : undefined
  const [mailHost, bucketHost, trackingHost] = [hostIn(mailUrl), hostIn(bucket), hostIn(tracking?.url)]
  return [
    ...(payments.by === 'stripe' ? [{ id: 'stripe' as const }] : []),
    ...(mailHost === undefined ? [] : [{ id: 'mail' as const, host: mailHost }]),
    ...(addressFinder === undefined ? [] : [{ id: 'ordnance-survey' as const }]),
    ...(bucketHost === undefined ? [] : [{ id: 'documents' as const, host: bucketHost }]),
    ...(trackingHost === undefined ? [] : [{ id: 'tracking' as const, host: trackingHost }]),
  ]
}

export const settingsRoute = (app: Api, settings: Settings): void => {
  app.get(
    '/settings',
    {
      schema: {
        summary: 'How this copy is run, as far as a page needs to know',
        tags: ['Visitors'],
        response: { 200: settingsSchema, ...errorReplies(429) },
      },
    },
    async () => settings,
  )
}

export const settingsFeature: Feature = (context) => {
  const { tracking, firm, operator, parts, signOffs } = context
  const settings = {
    ...(tracking && { tracking }),
    ...(firm && { firm }),
    parts: [...parts],
    signedOff: signersOf(signOffs.standings),
    ...(operator && { operator }),
    thirdParties: thirdPartiesOf(context),
  }
  return { open: (api) => settingsRoute(api, settings) }
}
