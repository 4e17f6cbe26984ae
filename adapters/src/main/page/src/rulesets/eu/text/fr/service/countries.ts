import { bare } from '../../../../../text/fr/grammar';

/** The countries of the map by the name that the service gives them: the French name with its article, and its adjective with a feminine noun where French has one. */
const NAMES = `Aceh|Aceh
Aden|Aden
Durrani Empire|l’Afghanistan des Durrani
Algiers|Alger|algéroise
Alsace|l’Alsace|alsacienne
Arabia (Hejaz)|l’Arabie (Hedjaz)|arabe
Astrakhan Khanate|le khanat d’Astrakhan
Austria|l’Autriche|autrichienne
Aztec Empire|l’Empire aztèque|aztèque
Baden|Bade|badoise
Bavaria|la Bavière|bavaroise
Berg and Cleves|Berg et Clèves
Bohemia|la Bohême|bohémienne
Burgundy|la Bourgogne|bourguignonne
Brandenburg|le Brandebourg|brandebourgeoise
Brunswick|le Brunswick
Order of Saint John|l’Ordre de Saint-Jean
China|la Chine|chinoise
Cologne|Cologne
Corsica|la Corse|corse
Don Cossack Host|l’Ost du Don
Courland|la Courlande|courlandaise
Crimean Khanate|le khanat de Crimée
Cyrenaica|la Cyrénaïque
Damascus|Damas
Denmark|le Danemark|danoise
Scotland|l’Écosse|écossaise
England|l’Angleterre|anglaise
France|la France|française
Genoa|Gênes|génoise
Georgia|la Géorgie|géorgienne
German Empire|l’Empire allemand
Granada (revolt)|Grenade (révolte)
Gujarat|le Gujarat
Austria (Habsburg)|l’Autriche (Habsbourg)
Hanover|le Hanovre|hanovrienne
Hanse|la Hanse|hanséatique
Bohemia (Habsburg)|la Bohême (Habsbourg)
Hesse|la Hesse|hessoise
Hungary (Habsburg)|la Hongrie (Habsbourg)
Milan (Habsburg)|Milan (Habsbourg)
Naples (Habsburg)|Naples (Habsbourg)
Holland|la Hollande|hollandaise
Holland (minor)|la Hollande (mineure)
Hungary|la Hongrie|hongroise
Huguenots|le parti huguenot|huguenote
Hyderabad|Hyderabad
Inca Empire|l’Empire inca|inca
Iraq (White Sheep)|l’Irak (Moutons blancs)
Iroquois Confederacy|la Ligue iroquoise|iroquoise
Japan|le Japon|japonaise
Kazan Khanate|le khanat de Kazan
Liège|Liège|liégeoise
Lorraine|la Lorraine|lorraine
Lucca|Lucques|lucquoise
Mamluk Sultanate|l’Égypte mamelouke (Le Caire)|mamelouke
Morocco|le Maroc|marocaine
Mainz|Mayence|mayençaise
Mazovia|la Mazovie|mazovienne
Milan|Milan|milanaise
Modena|Modène|modénaise
Mughal Empire|l’Empire moghol|moghole
Moldavia|la Moldavie|moldave
Montferrat|le Montferrat
Mysore|le Mysore
Naples|Naples|napolitaine
Natives|les indigènes|indigène
Oldenburg and Münster|Oldenbourg et Munster
Oman|Oman|omanaise
Ormus|Ormuz
Palatinate|le Palatinat|palatine
Papal States|l’État pontifical|pontificale
English Parliament|le Parlement anglais
Parma|Parme|parmesane
Persia|la Perse|perse
Pirates|les pirates|pirate
Poland|la Pologne|polonaise
Poland (minor)|la Pologne (mineure)
Portugal|le Portugal|portugaise
Low Countries (north-east provinces)|les Pays-Bas (provinces du nord-est)
Prussia|la Prusse|prussienne
Pskov|Pskov
Rebels|les rebelles|rebelle
English Royalists|le parti royaliste anglais
Russia|la Russie|russe
Ryazan|Riazan
Holy Roman Empire|le Saint-Empire|impériale
Holy League|la Sainte Ligue
Savoy|la Savoie|savoyarde
Saxony|la Saxe|saxonne
Siberia|la Sibérie|sibérienne
Sudan|le Soudan|soudanaise
Spain|l’Espagne|espagnole
Golden Horde|la Horde d’or
Sweden (minor)|la Suède (mineure)
Switzerland|la Suisse|suisse
Sweden|la Suède|suédoise
Livonian Order|l’Ordre livonien
Teutonic Order|l’Ordre teutonique|teutonique
Thuringia|la Thuringe|thuringienne
Tuscany|la Toscane|toscane
Transylvania|la Transylvanie|transylvaine
Trier|Trèves|trévire
Tripoli|Tripoli|tripolitaine
Tunis|Tunis|tunisienne
Turkey|la Turquie|turque
Cossack Hetmanate|l’Ukraine cosaque
United States|les États-Unis|américaine
Wallachia|la Valachie|valaque
Belgium (revolt)|la Belgique (révolte)
Catalonia (revolt)|la Catalogne (révolte)
East Prussia (revolt)|la Prusse-Orientale (révolte)
Venice|Venise|vénitienne
Venice (minor)|Venise (mineure)
Finland (revolt)|la Finlande (révolte)
Holland (revolt)|la Hollande (révolte)
Vijayanagar|Vijayanagar
Ireland (revolt)|l’Irlande (révolte)
Livonia (revolt)|la Livonie (révolte)
Lithuania (revolt)|la Lituanie (révolte)
Norway (revolt)|la Norvège (révolte)
Pomerania (revolt)|la Poméranie (révolte)
Ukraine (revolt)|l’Ukraine (révolte)
Württemberg|le Wurtemberg|wurtembergeoise`;

const byName = new Map(NAMES.split('\n').map((line) => line.split('|')).map(([english, french, adjective]) => [english!, { french: french!, adjective }]));

/** Names of countries in French: `France` is `la France`. */
export const countryNames: Readonly<Record<string, string>> = Object.fromEntries([...byName].map(([english, { french }]) => [english, french]));

/** The adjective of a country with a feminine noun; undefined where French has none. */
export function adjective(country: string): string | undefined {
  return byName.get(country)?.adjective;
}

/** The same names without an article, as they stand alone. */
export const countryTitles: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(countryNames).map(([english, french]) => [english, bare(french)]));

/** The id of a country: those of great powers are their English names, those of minor countries their French ones. */
function id(name: string): string {
  return name.normalize('NFD').replace(/[^\w ]/g, '').replace(/ /g, '_').toLowerCase();
}

const byId = new Map(Object.entries(countryNames).flatMap(([english, french]) => [[id(english), french], [id(bare(french)), french]]));

/** A country by its name or by its id: `France` as well as `france`. */
export function countryOf(word: string): string {
  return countryNames[word] ?? byId.get(word) ?? word;
}
