import { InEnglish } from '../app/shell-link.tsx'
import { signUp } from '../content/english/sign-up.ts'
import { useWords } from '../content/use-words.ts'
import { Checkbox } from '../ui/choices.tsx'
import { NewTabLink } from '../ui/new-tab-link.tsx'

/** What everybody agrees to who opens an account. The pages open beside it, so that nothing typed is lost. */
export function Agreement({
  checked,
  onChange,
  error,
}: {
  checked: boolean
  onChange: (optin: boolean) => void
  error: string | undefined
}) {
  const words = useWords('signUp', signUp)
  return (
    <Checkbox
      name="optin"
      label={
        <>
          {words.agree}{' '}
          <NewTabLink to="/terms">
            {words.terms}
            <InEnglish />
          </NewTabLink>{' '}
          {words.and}{' '}
          <NewTabLink to="/privacy">
            {words.privacy}
            <InEnglish />
          </NewTabLink>
        </>
      }
      checked={checked}
      onChange={onChange}
      error={error}
    />
  )
}
