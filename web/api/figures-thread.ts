/** The scripts of ours that run beside a page: each has a policy by its name, which the security policy of a document allows or not. */
import FIGURES from './figures-worker.ts?worker&url'

export { FIGURES }

type Policy = { readonly createScriptURL: (url: string) => unknown }
type Policies = { readonly createPolicy: (name: string, rules: Policy) => Policy }

const addresses = new Map<string, unknown>()

/**
 * The address of a script, as a browser takes it for one.
 * @throws TypeError where the document may not start it.
 */
export const scriptOf = (policy: 'figures' | 'page-worker', script: string): string => {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  const rules: Policy = {
    createScriptURL: (url) => {
      if (url !== script) throw new TypeError('Another script')
      return url
    },
  }
  const address = addresses.get(policy) ?? (trustedTypes?.createPolicy(policy, rules) ?? rules).createScriptURL(script)
  addresses.set(policy, address)
  return address as string
}

/** The thread in which figures are worked out. */
export const figuresThread = (): Worker => new Worker(scriptOf('figures', FIGURES), { type: 'module' })
