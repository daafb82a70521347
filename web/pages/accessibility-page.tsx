import { accessibility } from '../content/accessibility.ts'
import { ContentPage } from './content-page.tsx'

export const AccessibilityPage = () => <ContentPage content={accessibility} />
