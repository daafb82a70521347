import { accessibility } from '../content/accessibility.ts'
import { ContentPage } from './content-page.tsx'

const AccessibilityPage = () => <ContentPage content={accessibility} />

export { AccessibilityPage as Component }
