import { settingsCalls } from '#core/api/contract/visitors.ts'
import type { Settings } from '#core/api/settings.ts'
import type { PaymentSettings } from '../../adapters/configured-payment-provider.ts'
import type { AddressFinder } from '../../adapters/os-places.ts'
import type { Config } from '../../config.ts'
import { serve } from '../../platform/serve.ts'
import type { SignOffs } from '../sign-offs/sign-off-files.ts'
import { signersOf } from '../sign-offs/signers.ts'

type Others = Partial<Pick<Config, 'documentStore' | 'tracking'>> & {
  readonly payments: PaymentSettings
  readonly addressFinder?: AddressFinder | undefined
  readonly mailUrl?: string | undefined
}

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
}: Others): Settings['thirdParties'] => {
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

type Deps = Omit<Others, 'payments'> &
  Partial<Pick<Config, 'firm' | 'operator'>> &
  Pick<Config, 'parts'> & {
    readonly paymentSettings: PaymentSettings
    readonly signOffs: SignOffs
  }

export const settingsFeature = (deps: Deps) => {
  const { tracking, firm, operator, parts, signOffs } = deps
  const settings = {
    ...(tracking && { tracking }),
    ...(firm && { firm }),
    parts: [...parts],
    signedOff: signersOf(signOffs.standings),
    ...(operator && { operator }),
    thirdParties: thirdPartiesOf({ ...deps, payments: deps.paymentSettings }),
  }
  return serve(settingsCalls, { 'GET /api/settings': async () => settings })
}
