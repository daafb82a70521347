import type { Will } from '#core/will/schema.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import css from './solicitor-brief.module.css'
import { SolicitorBrief } from './solicitor-brief.tsx'

/** The page for a solicitor, to read and to print. */
export function SolicitorBriefDialog({ will, onClose }: { will: Will; onClose: () => void }) {
  return (
    <Dialog title="For my solicitor" onClose={onClose}>
      <SolicitorBrief will={will} />
      <div className={css.screenOnly}>
        <DialogActions>
          <Button onClick={() => window.print()}>Print</Button>
          <Button look="link" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
