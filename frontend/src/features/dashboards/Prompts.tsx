// What features ask for above everything else on a dashboard.
import { useFeatures } from '../../app/feature'

export function Prompts() {
  return useFeatures().map(({ name, slots }) => (slots?.dashboardPrompt ? <slots.dashboardPrompt key={name} /> : null))
}
