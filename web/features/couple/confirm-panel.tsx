import { useNavigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { confirmWill } from '../../api/save-queue.ts'
import { Button } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

/** For a will that a partner paid for: only its testator can confirm it. */
export function ConfirmPanel() {
  const navigate = useNavigate()
  const { busy, errors, submit } = useSubmitForm({
    initial: {},
    check: () => [],
    save: confirmWill,
    onDone: () => void navigate(pathOf('will.my-downloads')),
  })
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>Is this your will too?</h2>
      <p>
        Your partner has paid for it, so there is nothing to pay. Read all of it and change whatever is not yours. Only
        you can confirm it.
      </p>
      <Button look="inverse" busy={busy} onClick={() => void submit()}>
        Confirm that this is my will
      </Button>
      <div role="alert">
        {errors.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}
