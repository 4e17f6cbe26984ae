/** English names of places whose names on the map are of another language: by the name on the map, without accents and in small letters. */
const ENGLISH: Record<string, string> = {
  // Lands
  acores: 'Azores', alabania: 'Albania', alba: 'Scotland', 'al-jaza\'ir': 'Algiers', elsaß: 'Alsace', anadolu: 'Anatolia', andalucia: 'Andalusia', hayastan: 'Armenia',
  armor: 'Brittany', morbihan: 'Brittany', finistere: 'Brittany', astragan: 'Astrakhan', azarbayadjan: 'Azerbaijan', baltarusija: 'Belarus', basarabia: 'Bessarabia',
  bayern: 'Bavaria', berg: 'Cleves', cechy: 'Bohemia', bosna: 'Bosnia', bourgogne: 'Burgundy', braunschweig: 'Brunswick', brega: 'Leinster', bulgaristan: 'Bulgaria',
  'canakkale bogazı': 'Dardanelles', kranj: 'Carniola', 'castilla la nueva': 'New Castile', 'castilla la vieja': 'Old Castile', catalunya: 'Catalonia', kypros: 'Cyprus', kerkyra: 'Corfu',
  corsica: 'Corsica', qırım: 'Crimea', hrvatska: 'Croatia', kyklades: 'Cyclades', cymru: 'Wales', barqah: 'Cyrenaica', dagestan: 'Dagestan', dalmacija: 'Dalmatia', danzig: 'Gdansk',
  delta: 'Nile Delta', misr: 'Egypt', erdely: 'Transylvania', eesti: 'Estonia', suomi: 'Finland', flandre: 'Flanders', 'franche-comte': 'Burgundy County', franken: 'Franconia', galiza: 'Galicia',
  sakartvelo: 'Georgia', graubunden: 'Grisons', hellas: 'Greece', hessen: 'Hesse', hinterpommern: 'Farther Pomerania', 'illes balears': 'Balearic Islands', ingermanland: 'Ingria',
  'al-\'iraq': 'Iraq', esfahan: 'Isfahan', 'islas canarias': 'Canary Islands', izmir: 'Smyrna', jylland: 'Jutland', karjala: 'Karelia', karnten: 'Carinthia', karpatok: 'Carpathians', kazan: 'Kazan',
  kilikya: 'Cilicia', koln: 'Cologne', kordistan: 'Kurdistan', kreta: 'Crete', kurland: 'Courland', laighean: 'Leinster', lausitz: 'Lusatia', lazio: 'Latium, Papal States', lietuva: 'Lithuania',
  livonija: 'Livonia', lombardia: 'Lombardy', lothringen: 'Lorraine', lubnan: 'Lebanon', lyonnais: 'Lyons', 'al-magrib': 'Morocco', magyarorszag: 'Hungary', makedonya: 'Macedonia', małopolska: 'Lesser Poland',
  mazowia: 'Masovia', moldova: 'Moldavia', morava: 'Moravia', moreas: 'Morea, Peloponnese', moskva: 'Moscow', mumhan: 'Munster', navarra: 'Navarre', normandie: 'Normandy', oberpfalz: 'Upper Palatinate',
  osterreich: 'Austria', pars: 'Persia', pfalz: 'Palatinate', picardie: 'Picardy', pirineos: 'Pyrenees', podillya: 'Podolia', preußen: 'Prussia', puglia: 'Apulia', rhodos: 'Rhodes', rossello: 'Roussillon',
  'dogu rumeli': 'Rumelia', sachsen: 'Saxony', saldigna: 'Sardinia', sardegna: 'Sardinia', savoia: 'Savoy, Piedmont', schwaben: 'Swabia', sicilia: 'Sicily', slezsko: 'Silesia', sina: 'Sinai', 'sina\'': 'Sinai',
  sjælland: 'Zealand', skane: 'Scania', slesvig: 'Schleswig', slovenija: 'Slovenia', steiermark: 'Styria', suisse: 'Switzerland', suriyah: 'Syria', szlovakia: 'Slovakia', tanger: 'Tangier',
  'terra sancta': 'Palestine, Holy Land', thuringen: 'Thuringia', tirol: 'Tyrol', tubruq: 'Tobruk', toscana: 'Tuscany', trabzon: 'Trebizond', trakya: 'Thrace', tarablus: 'Tripoli', tunis: 'Tunis',
  ukraïnya: 'Ukraine', ukrainya: 'Ukraine', uladh: 'Ulster', valahia: 'Wallachia', veneto: 'Venetia', vizcaya: 'Biscay', vlaanderen: 'Flanders', vorpommern: 'Hither Pomerania', 'west preußen': 'West Prussia',
  wielkopolska: 'Greater Poland', wołyn: 'Volhynia', wurtemberg: 'Württemberg', zeeland: 'Zealand', zemaitija: 'Samogitia',
  // Cities
  halab: 'Aleppo', strasbourg: 'Strassburg', cadiz: 'Cadiz', ankara: 'Angora', 'al-madinah': 'Medina', zaragoza: 'Saragossa', qusantinah: 'Constantine', 'al-basrah': 'Basra', munchen: 'Munich', praha: 'Prague',
  bruxelles: 'Brussels', napoli: 'Naples', 'a coruna': 'Corunna', gaillimh: 'Galway', caerdydd: 'Cardiff', bangazi: 'Benghazi', dumyat: 'Damietta', 'al-qahirah': 'Cairo', kharkiv: 'Kharkov',
  frankfurt: 'Frankfort', hannover: 'Hanover', athena: 'Athens', cassel: 'Kassel', kleve: 'Cleves', bagdad: 'Baghdad', marrakus: 'Marrakesh', amman: 'Amman', '\'amman': 'Amman', viipuri: 'Vyborg', mosul: 'Mosul',
  'al-mawsil': 'Mosul', 'loch garman': 'Wexford', roma: 'Rome', liege: 'Luik', genova: 'Genoa', riga: 'Riga', milano: 'Milan', bayrut: 'Beirut', fas: 'Fez', buda: 'Budapest', mainz: 'Mentz', selanik: 'Salonica',
  birgu: 'Valletta', mantova: 'Mantua', warszawa: 'Warsaw', ragusa: 'Dubrovnik', korinthos: 'Corinth', corcaigh: 'Cork', iasi: 'Jassy', '\'al-\'askandariyah': 'Alexandria', 'al-\'askandariyah': 'Alexandria',
  'as-suways': 'Suez', wahran: 'Oran', wien: 'Vienna', krakow: 'Cracow', polacak: 'Polotsk', konigsberg: 'Kaliningrad', perpinya: 'Perpignan', teheran: 'Tehran', torino: 'Turin', beograd: 'Belgrade',
  nis: 'Nish', fiume: 'Rijeka', zara: 'Zadar', pola: 'Pula', breslau: 'Wroclaw', kobenhavn: 'Copenhagen', københavn: 'Copenhagen', zurich: 'Zurich', dimasq: 'Damascus', bratislava: 'Pressburg',
  lisboa: 'Lisbon', hierosolyma: 'Jerusalem', firenze: 'Florence', 'o porto': 'Oporto', istanbul: 'Constantinople', tarabulus: 'Tripoli', trento: 'Trent', trier: 'Treves', kyiv: 'Kiev', lwow: 'Lemberg',
  'beal feiriste': 'Belfast', bucuresti: 'Bucharest', valencia: 'Valencia', venezia: 'Venice', goteborg: 'Gothenburg', antwerp: 'Antwerpen', stettin: 'Szczecin', 'poznan (posen': 'Posen', thorn: 'Torun',
  lwów: 'Lemberg', minskt: 'Minsk', vlissingen: 'Flushing', reims: 'Rheims', marseilles: 'Marseille', 'al-jazair': 'Algiers', baku: 'Baku', iskenderun: 'Alexandretta', cerna: 'Czernowitz', cernauti: 'Czernowitz',
  olomouc: 'Olmütz', timisoara: 'Temesvar', cluj: 'Klausenburg', 'nijnyi-novgorod': 'Nizhny Novgorod', helsinki: 'Helsingfors', turku: 'Åbo', tallinn: 'Reval', vilnius: 'Vilna', kaunas: 'Kovno', sofia: 'Sophia', corfou: 'Corfu',
  // Seas
  'mer des acores': 'Sea of the Azores', adriatique: 'Adriatic Sea', 'mer d\'alboran': 'Alboran Sea', baltique: 'Baltic Sea', 'baie de botnie': 'Gulf of Bothnia', 'golfe de cadix': 'Gulf of Cadiz', 'mer caspienne': 'Caspian Sea',
  'mer celtique': 'Celtic Sea', 'mer egee': 'Aegean Sea', 'golfe de gascogne': 'Bay of Biscay', 'mer ionienne': 'Ionian Sea', 'mer d\'irlande': 'Irish Sea', 'bassin levantin': 'Levantine Sea', 'golfe du lion': 'Gulf of Lions',
  manche: 'English Channel', 'mer noire orientale': 'Eastern Black Sea', 'mer noire occidentale': 'Western Black Sea', 'mer du nord': 'North Sea', 'mer de norvege': 'Norwegian Sea', 'mer d\'arabie': 'Arabian Sea', atlantique: 'Atlantic Ocean',
  'golfe du bengale': 'Bay of Bengal', caraïbes: 'Caribbean Sea', caraibes: 'Caribbean Sea', 'ocean indien': 'Indian Ocean', 'mer du japon': 'Sea of Japan', 'golfe du mexique': 'Gulf of Mexico', 'mer rouge': 'Red Sea', pacifique: 'Pacific Ocean',
};

/** A name as it is compared: without accents, in small letters. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The English name of a place, if it has another one. */
export function englishOf(name: string): string {
  return ENGLISH[plain(name)] ?? '';
}
