import type { Template } from '../../../../../text/service/reader';

/** What is wrong in charts and counters that an owner entered: whole texts. */
export const chartWords: Readonly<Record<string, string>> = {
  'the power stands twice': 'la puissance est là deux fois', 'the figure stands twice': 'le chiffre est là deux fois', 'the terrain stands twice': 'le terrain est là deux fois',
  'the table has no line for some power': 'la table n’a pas de ligne pour une puissance', 'the table lacks some terrain': 'il manque un terrain à la table', 'the last line of the table is open': 'la dernière ligne de la table est ouverte',
  'the lines follow each other without a gap; the first and the last one are open': 'les lignes se suivent sans lacune ; la première et la dernière sont ouvertes',
  'a corps has room for at least one factor': 'un corps a place pour un facteur au moins', 'no such power': 'cette puissance n’existe pas',
};

/** Those that name something. */
export const charts: readonly Template[] = [
  ['\'{text!}\' is no major power', '« {text} » n’est pas une grande puissance'], ['\'{text!}\' is no counter of the counter sheets; they have {list!}', '« {text} » n’est aucun pion des planches ; elles ont {list}'],
  ['\'{text!}\' is not \'{printed!}\', which this counter has; only its figures can be entered', '« {text} » n’est pas « {printed} », que porte ce pion ; seuls ses chiffres peuvent être donnés'],
  ['\'{text!}\' is no kind of corps; there are {list!}', '« {text} » n’est pas une sorte de corps ; il y a {list}'], ['\'{text!}\' is not one letter from A to Z', '« {text} » n’est pas une lettre de A à Z'],
  ['\'{text!}\' is no figure of this table; it has {list!}', '« {text} » n’est aucun chiffre de cette table ; elle a {list}'], ['\'{text!}\' is no note of the chart', '« {text} » n’est aucune note de la table'],
  ['the lines follow each other without a gap: {n#} is next', 'les lignes se suivent sans lacune : {n} vient ensuite'], ['the table has {n#} of {m#} cells', 'la table a {n} cellules sur {m}'], ['the chart has {n#} of {m#} cells', 'la table a {n} cellules sur {m}'],
  ['the table lacks column {n#} for a loss of {m#}', 'il manque à la table la colonne {n} pour une perte de {m}'], ['the table lacks {percent#} percent of {n#}', 'il manque à la table {percent} pour cent de {n}'],
  ['the table lacks {table!} die {n#}', 'il manque à la table {table} le dé {n}'], ['the table lacks {what!}', 'il manque à la table {what}'], ['the chart lacks {what!}', 'il manque à la table {what}'],
  ['{n#} is none of 0 and {list!} of the casualty percentage table', '{n} n’est aucun de 0 et {list} de la table des pourcentages de pertes'],
  ['the rules say {n#} (EIA-7.3.1.3); only effects on combat can be entered', 'les règles disent {n} (EIA-7.3.1.3) ; seuls les effets sur le combat peuvent être donnés'],
];
