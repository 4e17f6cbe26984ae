/** The languages of the page, each by its own name. The texts of the service are English; `service/reader` reads them in another language. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

const KEY = 'tercio.language';

/** The language that was chosen in this browser; at first that of the browser where the page speaks it, else English. */
export const language: Language = (localStorage.getItem(KEY) ?? navigator.language).startsWith('fr') ? 'fr' : 'en';

/** Keeps the choice and shows the page anew: its texts are chosen when it is loaded. */
export function speak(chosen: Language): void {
  localStorage.setItem(KEY, chosen);
  location.reload();
}
