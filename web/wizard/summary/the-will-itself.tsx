import { useRef, useState } from 'react'
import { summaryOffers } from '#core/journey/modes.ts'
import { isComplete } from '#core/journey/walk.ts'
import type { Will } from '#core/will/schema.ts'
import { preview } from '#drafting/draft.ts'
import { theWillItself as words } from '#words/en/summary.ts'
import { today } from '../../api/today.ts'
import { mode } from '../../api/visits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { DraftDownload } from '../../ui/download-button.tsx'
import { laterPart, lazyPart } from '../../ui/lazy-page.tsx'
import pageCss from '../../ui/plain-page.module.css'
import css from '../../ui/summary.module.css'

/** Whether there is a will to read: not before the first answer. */
export const hasBegun = (will: Will): boolean =>
  !summaryOffers(will, isComplete(will, today()), { sponsored: mode().sponsored }).includes('begin')

const WillDocument = laterPart(async () => (await import('../../features/preview/will-document.tsx')).WillDocument)

const ListenToWill = lazyPart(async () => (await import('../../ui/listen.tsx')).ListenToWill)

function WholeWill({ will, onClose }: { will: Will; onClose: () => void }) {
  const page = useRef<HTMLElement>(null)
  return (
    <Dialog title={words.title} wide onClose={onClose}>
      <p>{words.thisIsYourDraftAsIt}</p>
      <ListenToWill of={() => page.current} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={page} className={css.whole} tabIndex={0} aria-label={words.yourWill}>
        <WillDocument document={preview(will, today())} bare />
      </section>
      <DialogActions>
        <Button label={words.backToTheSummary} onClick={onClose} />
        <DraftDownload label={words.downloadTheDraft} />
      </DialogActions>
    </Dialog>
  )
}

/** The whole will, to read on the page or as a PDF. */
export function TheWillItself({ will }: { will: Will }) {
  const [open, setOpen] = useState(false)
  const clauses = preview(will, today()).clauses.length
  return (
    <section className={`${pageCss.panel} ${css.itself}`}>
      <span className={css.sheet} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <div>
        <h2>{words.theWillItself}</h2>
        <p className="soft">{clauses === 1 ? words.n1Clause : words.clauses(clauses)}</p>
        <Button label={words.readEveryWord} look="link" onClick={() => setOpen(true)} />
        <DraftDownload label={words.downloadTheDraft} />
      </div>
      {open && <WholeWill will={will} onClose={() => setOpen(false)} />}
    </section>
  )
}
