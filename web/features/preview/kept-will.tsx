import { useEffect, useState } from 'react'
import { formatLocalDateTime } from '#core/text/dates.ts'
import type { LegalDocument } from '#drafting/document.ts'
import { keptWill as words } from '#words/en/preview.ts'
import { KEPT_WILL, unseal } from '../../api/sealed-entries.ts'
import { storage } from '../../api/storage.ts'
import { WillDocument } from './will-document.tsx'

export type WordsOfWill = { readonly document: LegalDocument; readonly at: number }

/** The will as it was when the app last had a network. Nothing where it keeps none. */
export function KeptWill() {
  const [kept, setKept] = useState<WordsOfWill>()
  useEffect(() => void unseal<WordsOfWill>(KEPT_WILL, storage.user.id()).then(setKept, () => undefined), [])
  if (!kept) return null
  return (
    <section className="stack gap-16 above-40">
      <h2>{words.heading}</h2>
      <p>{words.asItWas(formatLocalDateTime(new Date(kept.at)))}</p>
      <WillDocument document={kept.document} />
    </section>
  )
}
