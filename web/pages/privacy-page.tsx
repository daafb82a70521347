import { privacy } from '../content/privacy.ts'
import { ContentPage } from './content-page.tsx'

export function PrivacyPage() {
  return <ContentPage content={privacy} />
}
