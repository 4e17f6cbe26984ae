/**
 * Reads sentences aloud in a language, from the catalogs of the chapters. The catalogs stand here and not with the adapters because views
 * hold texts, too; which language a reader wants is known to the adapters only.
 *
 * <p>The catalog of the chapter {@code eu.siege} in French is {@code tercio/projections/eu/sentences/siege_fr.properties}: one line for
 * each sentence, in ICU MessageFormat. An argument {@code who} has forms, which the patterns name:
 *
 * <ul>
 *   <li>{@code {who}}; at the beginning of a sentence it has a capital letter by itself;
 *   <li>{@code {whoOf}}: {@code France's}, {@code de la France};
 *   <li>{@code {whoTo}}: {@code à la France}; {@code {whoIn}}: {@code in Picardie}, {@code en Picardie}; {@code {whoBare}}: without article;
 *   <li>{@code {whoBegun}}: with a capital first letter, where a text that is no sentence by itself begins with it;
 *   <li>{@code {whoAdjective}}: {@code française}, with a feminine noun;
 *   <li>{@code {whoNumber, plural, one {wins} other {win}}}: how many are spoken of;
 *   <li>{@code {whoGender, select, f {tombée} other {tombé}}}.
 * </ul>
 *
 * A line whose key ends in {@code @gender} or {@code @number} says that of a phrase ({@code f}; {@code plural}, or the
 * argument that counts). A line whose key ends in {@code @unused} names
 * arguments for which the language has no use. Names that a language has stand in {@code names_fr.properties}: {@code country.spain = l’Espagne}.
 *
 * <p>Explanations: the catalogs {@code step} and {@code reason} of a rulebook name steps and modifiers in each language, by their English
 * phrases. A result is a sentence of its chapter with a key that begins with {@code result-}. Records of earlier releases hold results as
 * English texts: those are read back by the English patterns of these keys and of the catalog {@code older}.
 */
package tercio.projections.sentence;
