import { terms } from '../content/terms.ts'
import { ContentPage } from './content-page.tsx'

function TermsPage() {
  return <ContentPage content={terms} />
}

export { TermsPage as Component }
