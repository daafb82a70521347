import type { Will } from '#core/will/schema.ts'
import { textOfWords } from '#drafting/pack/pack-document.ts'
import { type BriefBlock, solicitorsBrief } from '#drafting/pack/solicitors-brief.ts'
import { solicitorBrief as words } from '#words/en/advice.ts'
import { today } from '../../api/today.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import css from './solicitor-brief.module.css'

function Shown({ block }: { block: BriefBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'paragraph':
      return <p className="soft">{textOfWords(block.words)}</p>
    case 'bullets':
      return (
        <ul className="stack gap-8 bullets">
          {block.items.map(textOfWords).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl className="facts">
          {block.items.map(({ label, value }) => (
            <div key={`${label} ${textOfWords(value)}`}>
              <dt>{label}</dt>
              <dd>{textOfWords(value) || words.toFillIn}</dd>
            </div>
          ))}
        </dl>
      )
  }
}

/** The summary for a solicitor, as the pack prints it. */
function SolicitorBrief({ will }: { will: Will }) {
  return (
    <article className={css.brief}>
      {solicitorsBrief(will, { today: today() }).blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks come in one order and are never moved
        <Shown key={index} block={block} />
      ))}
    </article>
  )
}

/** The summary for a solicitor in a dialog, to read and to print. */
export function SolicitorBriefDialog({ will, onClose }: { will: Will; onClose: () => void }) {
  return (
    <Dialog title={words.title} onClose={onClose}>
      <SolicitorBrief will={will} />
      <div className={css.screenOnly}>
        <DialogActions>
          <Button label={words.print} onClick={() => window.print()} />
          <Button label={words.close} look="link" onClick={onClose} />
        </DialogActions>
      </div>
    </Dialog>
  )
}
