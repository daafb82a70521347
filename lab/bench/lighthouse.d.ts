/** What `web.ts` uses of Lighthouse, which is there only when the packages of the lab are installed. */
declare module 'lighthouse' {
  type Audit = {
    readonly id: string
    readonly title: string
    readonly score: number | null
    readonly scoreDisplayMode: string
    readonly numericValue?: number
    readonly details?: { readonly type: string; readonly items: readonly Readonly<Record<string, unknown>>[] }
  }
  type Report = {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>
    readonly audits: Readonly<Record<string, Audit>>
  }
  export default function lighthouse(
    url: string,
    flags: { readonly port: number; readonly output: 'json'; readonly logLevel: 'error' },
  ): Promise<{ readonly lhr: Report } | undefined>
}
