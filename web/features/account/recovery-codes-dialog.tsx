import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import css from './account.module.css'

/** The recovery codes, shown once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title="Your recovery codes" onClose={onClose}>
      <p>
        If you lose your passkey or your phone, one of these lets you in instead. Each works once. Print them or write
        them down, and keep them where you keep your papers. We cannot show them again.
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>I have kept them</Button>
      </DialogActions>
    </Dialog>
  )
}
