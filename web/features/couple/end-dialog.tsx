import { endPair } from '../../api/queries.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { Paragraphs } from './paragraphs.tsx'

export function EndDialog({ onClose }: { onClose: () => void }) {
  const form = useSubmitForm({ initial: {}, check: () => [], save: endPair, onDone: onClose })
  return (
    <FormDialog title="Make the two wills separate?" action="Make them separate" form={form} onClose={onClose}>
      <Paragraphs of="ending" />
    </FormDialog>
  )
}
