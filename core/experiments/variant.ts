/** One side of an experiment. Without a url the visitor stays where they are. `weight` is in parts of the sum of all. */
export type Variant = { readonly url: string | undefined; readonly weight: number }

/** The variant at a point between 0 and 1, 1 not included. Undefined when no variant has any weight. */
export const variantAt = <V extends Variant>(variants: readonly V[], point: number): V | undefined => {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  return variants.find(({ weight }) => {
    passed += weight
    return point * total < passed
  })
}

/** Whether a visitor may be sent there: a path of this product, or another site over https. */
export const isVariantUrl = (url: string): boolean => /^(\/(?!\/)|https:\/\/[^/\s]+)\S*$/.test(url)

/** "/prices=30" or "stay=70", as the command line takes them; undefined when it is neither. */
export const variantFrom = (text: string): Variant | undefined => {
  const [, url = '', weight = ''] = /^(.+)=(\d{1,4})$/.exec(text) ?? []
  if (url === '' || Number(weight) === 0) return undefined
  if (url === 'stay') return { url: undefined, weight: Number(weight) }
  return isVariantUrl(url) ? { url, weight: Number(weight) } : undefined
}
