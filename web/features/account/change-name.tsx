import { nameGiven } from '#core/rules/fields.rules.ts'
import { tidyName } from '#core/text/name.ts'
import { rename } from '../../api/queries.ts'
import { NameFields } from '../../ui/account-fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './account.module.css'
import type { ChangeProps } from './you-section.tsx'

export function ChangeName({ account, onClose }: ChangeProps) {
  const { name, last_name } = account
  const form = useSubmitForm({
    initial: { name, last_name },
    check: (typed) => [...nameGiven('name', typed.name), ...nameGiven('last_name', typed.last_name)],
    save: (typed) => rename({ name: tidyName(typed.name), last_name: tidyName(typed.last_name) }),
    onDone: () => onClose('Your name has been changed.'),
  })
  return (
    <FormDialog title="Change your name" action="Save" form={form} onClose={() => onClose()}>
      <p className={css.say}>
        This is the name of your account. The name in your will is an answer of its own, and stays as it is.
      </p>
      <NameFields value={form.value} onChange={form.set} errorOf={form.errorOf} />
    </FormDialog>
  )
}
