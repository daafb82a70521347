/** Makes the pages of a signing open without a network: `web/public/signing-day-worker.js` holds them, and nothing of the will. */
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'

const SCRIPT = '/signing-day-worker.js'

/** The security policy of these pages allows a policy of this name, for the address of the script alone. */
const POLICY = 'signing-day'

type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown }
}

let address: unknown

const scriptAddress = (): string => {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  address ??=
    trustedTypes === undefined
      ? SCRIPT
      : trustedTypes
          .createPolicy(POLICY, {
            createScriptURL: (url) => {
              if (url !== SCRIPT) throw new TypeError('Another script')
              return url
            },
          })
          .createScriptURL(SCRIPT)
  return address as string
}

const files = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname),
  ),
]

/** Whether the browser has what keeps pages. Some have it not in a private window. */
export const canKeepPages = (): boolean => 'serviceWorker' in navigator

/** Whether these pages will open without a network. False where the browser cannot, or refuses. */
export const keepPages = async (): Promise<boolean> => {
  if (!canKeepPages()) return false
  try {
    await navigator.serviceWorker.register(scriptAddress(), { scope: SIGNING_DAY_PATH })
    const { active } = await navigator.serviceWorker.ready
    if (!active) return false
    return await new Promise<boolean>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => resolve(data === 'kept')
      active.postMessage({ keep: [SIGNING_DAY_PATH, ...files()] }, [port2])
    })
  } catch {
    return false
  }
}
