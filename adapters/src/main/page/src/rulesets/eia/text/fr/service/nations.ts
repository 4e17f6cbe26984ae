/** The name of a nation in French: with its article, and the adjective of a corps of it. */
export interface Nation { article: string; name: string; adjective: string }

function nation(article: string, name: string, adjective: string): Nation {
  return { article, name, adjective };
}

/** The major powers. */
export const powers: Readonly<Record<string, Nation>> = {
  France: nation('la', 'France', 'français'), Russia: nation('la', 'Russie', 'russe'), Turkey: nation('la', 'Turquie', 'turc'), Austria: nation('la', 'Autriche', 'autrichien'),
  Prussia: nation('la', 'Prusse', 'prussien'), 'Great Britain': nation('la', 'Grande-Bretagne', 'britannique'), Spain: nation('la', 'Espagne', 'espagnol'),
};

/** The minor states that have a corps. */
export const minors: Readonly<Record<string, Nation>> = {
  Bavaria: nation('la', 'Bavière', 'bavarois'), Saxony: nation('la', 'Saxe', 'saxon'), Wurttemburg: nation('le', 'Wurtemberg', 'wurtembergeois'), Baden: nation('', 'Bade', 'badois'),
  Hesse: nation('la', 'Hesse', 'hessois'), Hanover: nation('le', 'Hanovre', 'hanovrien'), Holland: nation('la', 'Hollande', 'hollandais'), Denmark: nation('le', 'Danemark', 'danois'),
  Sweden: nation('la', 'Suède', 'suédois'), Naples: nation('', 'Naples', 'napolitain'), Piedmont: nation('le', 'Piémont', 'piémontais'), Lombardy: nation('la', 'Lombardie', 'lombard'),
  Venetia: nation('la', 'Vénétie', 'vénitien'), Portugal: nation('le', 'Portugal', 'portugais'), Poland: nation('la', 'Pologne', 'polonais'), Egypt: nation('la', 'Égypte', 'égyptien'),
  Syria: nation('la', 'Syrie', 'syrien'), Algeria: nation('la', 'Algérie', 'algérien'), Tunisia: nation('la', 'Tunisie', 'tunisien'),
  Tripolitania: nation('la', 'Tripolitaine', 'tripolitain'), Cyrenaica: nation('la', 'Cyrénaïque', 'cyrénéen'), Morocco: nation('le', 'Maroc', 'marocain'),
};

/** Further minor states, of which only garrisons and cities are told. */
const others: Readonly<Record<string, Nation>> = {
  Norway: nation('la', 'Norvège', ''), Finland: nation('la', 'Finlande', ''), Flanders: nation('la', 'Flandre', ''), Kleves: nation('', 'Clèves', ''), Berg: nation('', 'Berg', ''),
  Palatinate: nation('le', 'Palatinat', ''), Duchies: nation('les', 'duchés saxons', ''), Mecklenburg: nation('le', 'Mecklembourg', ''), Switzerland: nation('la', 'Suisse', ''),
  Gibraltar: nation('', 'Gibraltar', ''), Romagna: nation('la', 'Romagne', ''), Tuscany: nation('la', 'Toscane', ''), Papacy: nation('les', 'États pontificaux', ''), Sicily: nation('la', 'Sicile', ''),
  Sardinia: nation('la', 'Sardaigne', ''), Corsica: nation('la', 'Corse', ''), Corfu: nation('', 'Corfou', ''), Malta: nation('', 'Malte', ''), Rhodes: nation('', 'Rhodes', ''),
  Palestine: nation('la', 'Palestine', ''),
};

/** Every nation that the service names, by its English name or its word. */
export function nationOf(english: string): Nation | undefined {
  return powers[english] ?? minors[english] ?? others[english]
    ?? powers[english.split('-').map(capital).join(' ')] ?? minors[capital(english)] ?? others[capital(english)];
}

/** The text with a great first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const LEADERS = new Set(['Napoleon', 'Davout', 'Massena', 'Soult', 'Bernadotte', 'Ney', 'Murat', 'Eugene', 'Lannes', 'Wellington', 'Moore', 'Uxbridge', 'Beresford', 'Charles', 'John', 'Mack', 'Schwarzenberg', 'Liechtenstein',
  'Kutusov', 'Bagration', 'Bennigsen', 'Barclay de Tolly', 'Buxhowden', 'Wittgenstein', 'Platov', 'Brunswick', 'Hohenlohe', 'Frederick William', 'Blucher', 'Yorck', 'Bulow', 'Kleist', 'Castanos', 'Cuesta', 'Blake',
  'La Romana', 'Grand Vizier', 'Kushanz Ali', 'Pechlivan Khan', 'Ali Pasha']);

/** Whether this is a leader, whose name stays as it is printed. */
export function isLeader(name: string): boolean {
  return LEADERS.has(name);
}
