import { terms } from '../content/terms.ts'
import { ContentPage } from './content-page.tsx'

export function TermsPage() {
  return <ContentPage content={terms} />
}
